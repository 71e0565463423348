import type { LegalSection } from './legal-text.ts';

/** What both privacy policies say in the same words. */

export const whatWeKeep: LegalSection = {
  id: 'what-we-keep',
  heading: 'What we keep about you',
  paragraphs: [
    'Your account: your user name, your email address if you gave one, your name if you gave one, how you like pages to look, and the time zone of your browser. We do not keep your password. We keep a scrambled form of it that cannot be unscrambled.',
    'Your game: which exercises you opened, what you chose, when, for how long, and how often you played a film again. When you start a new game, we keep the old one for 30 days so that you can bring it back.',
    "Your reviews: which exercises you looked at again in Today's three, what you chose, whether you found the place and were sure, and when. They belong to no game, so they stay when you start a new one.",
    'Your plan, if you make one: what you have at home, what you chose to do and when, who helps you if you named someone, and what became of it. If you share it: your wishes, and until when your link works.',
    'A game that you play together: the names that you and your guests typed, and what is on the screen now. We delete all of it when the game ends, after four hours at the latest. What guests choose is not kept.',
    'The emails that you chose to get: which ones, when each was sent, and when the next one is due.',
    'What you tell us: your answers to surveys, your feedback, and the messages you send us. Survey answers about falls are health information.',
    'Your payments: your plan, what you paid and when, and the brand and the last four digits of your card. We never keep your full card number.',
    'Your logins: the kind of device, when you logged in, and when you were last there. You can see this list on your account page and end any login.',
    'Your facility, if you have one: the day you joined, and the day you left.',
    'What you agreed to: which text, and when. If you help researchers: since when, or when you stopped.',
  ],
};

export const location: LegalSection = {
  id: 'location',
  heading: 'Your location',
  paragraphs: [
    'We do not collect your location. We never ask your device where it is. We do not use the camera or the microphone.',
    'We keep the time zone of your browser, so that our emails name the right day. It tells us your clock, not your place.',
  ],
};

export const whatWeUseItFor: LegalSection = {
  id: 'what-for',
  heading: 'What we use it for',
  paragraphs: [
    'We use it to run your account, to save your game, to show you your reports, to take payments, to answer you, and to keep the service safe.',
    'We send emails about your account and your subscription. We send no advertising. Emails that remind you of the game or your plan come only if you choose them. Each has a link that stops them.',
    'Your scores show how you did in a game. They are not a medical test, and we do not use them as one.',
  ],
};

export const whoSeesIt: LegalSection = {
  id: 'who-sees-it',
  heading: 'Who else sees it',
  paragraphs: [
    'We do not sell what we know about you. There is no advertising on our pages, and we use no analytics.',
    'A payment company takes your payments. Your card number goes to that company, under its own privacy rules.',
    'If you log in with Google or Facebook, that company tells us who you are: your name, your email address and your user ID there. We tell it nothing about your game.',
    "If you join a facility with its code, the facility may see your user name, the day you joined, your answers, their dates and your scores. It does not see your reviews in Today's three, your plan, whether you help researchers, or what you write in surveys or feedback. You can leave the facility on your account page.",
    'If you make a link to your plan, anyone who has the link can see the plan and your wishes, and your name if you gave one. They see no answers and no scores. The link stops working after 30 days, when you end it, when you make a new one, or when you choose a new password.',
    'If you play together, your guests see the name you typed, the exercise you are at, and what you chose there once you tap Okay. They see nothing of your other answers, your scores or your account. Anyone who has the link or the letters can come in until you close the door or the game ends.',
    'Your facility may ask you to look at sixteen pictures before the game and after it. You may say no. What you answer is yours: the facility sees only figures of five people or more together. Those figures have no names. They stay if you leave or close your account.',
    'When a facility plays with many people at one screen, we keep how many hands went up. We keep no names.',
    'If a learning system sends you to a part of the game, it learns when you opened that part, and when you had answered all of it. It does not get your answers.',
    'Our staff look at an account only with a reason. You can read that reason in the copy of your data.',
    'Other companies run our computers, carry our email, and may store learning results for us. They work for us and handle your data for us only. A company that stores learning results gets a code in place of your name.',
    'We give data to a court or a government agency only when the law makes us.',
  ],
};

export const study: LegalSection = {
  id: 'study',
  heading: 'If you help researchers',
  paragraphs: [
    'You can let researchers study what you do in the game. Nobody has to. The box for it starts empty. You can also start and stop on your account page.',
    'They get your first tries, what you looked at again, whether you were sure, and what became of your plan. They do not get your name, your email address, your facility or your own words. A code that we make up stands in place of your name, and a count of days in place of dates.',
    'This does not hide you for sure. Someone who knows your answers well, such as your facility, could guess which rows are yours. We tell researchers not to try this, and to give the rows to no one else.',
    'You must be 18 or older to take part. We do not ask for your date of birth, so we cannot check this. If you are under 18, please leave the box empty.',
    'When you stop, or close your account, the next file for researchers has nothing of yours. We ask them to delete older files. We cannot take back what they have already learned.',
  ],
};

export const howLong: LegalSection = {
  id: 'how-long',
  heading: 'How long we keep it, and how to delete it',
  paragraphs: [
    'We keep your data as long as you have an account.',
    'You can delete your account on your account page. You can first download a copy of your data there. You are logged out everywhere at once, and your subscription will not renew. For 14 days, a link in our email brings your account and your results back. The subscription stays canceled.',
    'We delete your data within 30 days of the deletion of your account. What was paid and when stays in our books for 7 years, as the law asks, but without your name, your account or your card. We keep a record of staff actions, without your name.',
    'Messages and feedback that we cannot connect to an account are deleted within 12 months.',
    'You can also write to {email} and ask us to delete your account or a message you sent us.',
  ],
};

export const yourRights: LegalSection = {
  id: 'your-rights',
  heading: 'What you can do',
  paragraphs: [
    'On your account page you can see and change your name and your email address, see what you agreed to, download a copy of your data, end logins, leave a facility and delete your account.',
    'You can also help researchers there, or stop it. Both take one tap.',
    'You can take back your consent at any time: delete your account, or write to {email}. We cannot run an account without it.',
  ],
};

export const safety: LegalSection = {
  id: 'safety',
  heading: 'How we keep it safe',
  paragraphs: [
    'Passwords are stored only in a scrambled form. Wrong passwords slow down the next try. Links in our emails work for a limited time. To slow down misuse we count calls from one internet address, and forget the count within a few days.',
    'If you turn on two-step login, we keep the key of your app in a scrambled form. We keep your recovery codes in a form that cannot be unscrambled. We keep the public half of your passkeys. Your fingerprint and your face never leave your device.',
    'So that you can see if someone else tries to get in, we keep a list for 90 days: each log in, each wrong password, each change of your password, your email address or other ways to log in, each download of your data, and each look of your facility at your results. It has the time, the kind of device, and a code in place of the internet address.',
    'No service can be perfectly safe. Please choose a long password, and log out when you share a device.',
  ],
};

export const privacyContact: LegalSection = {
  id: 'contact',
  heading: 'How to reach us',
  paragraphs: [
    'For any question about privacy, to have data deleted, or to send us a notice, write to {email}. You can also use the Contact Us page.',
  ],
};
