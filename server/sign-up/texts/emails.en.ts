/** The words of the emails, by template. */
export const en = {
  welcome: {
    subject: ({ product }: { product: string }) => `Welcome to ${product}`,
    headingName: ({ name }: { name: string }) => `Welcome to our lane, ${name}!`,
    heading: 'Welcome to our lane!',
    lead: "I'm Rosa. Behind each window is a small moment from home. Look, listen, and tell us who is right. It takes two minutes, and nobody is in a hurry.",
    button: 'Light your first window',
    userName: ({ userName }: { userName: string }) =>
      `Your username is ${userName}. To come back, tap Login. Use your username or this email address.`,
    noUserName: 'To come back, tap Login. Use this email address, or the username you chose.',
    facilityCode: ({ code }: { code: string }) =>
      `Your facility code is ${code}. Give it to the people you invite. They use it to sign up.`,
    confirm:
      'When you have a minute, [confirm that this is your email], so that we can help if you lose your password. The link works for 7 days.',
    notYou: "Was this not you? Then do not open any link. You don't need to do anything.",
  },
};
