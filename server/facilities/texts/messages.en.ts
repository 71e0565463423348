/** What calls of this feature say. */
export const en = {
  nameOrEmailMissing: 'A username or an email is missing.',
  memberAddedWithEmail: ({ userName }: { userName: string }) =>
    `${userName} is added, and gets an email to choose a password.`,
  memberAddedWithCard: ({ userName }: { userName: string }) =>
    `${userName} is added. Print a card with the first password.`,
  sameUserName: ({ line }: { line: number }) => `The same username is in line ${line}.`,
  sameEmail: ({ line }: { line: number }) => `The same email is in line ${line}.`,
  userNameExists: 'This username already exists.',
  userNameExistsWithFree: ({ freeName }: { freeName: string }) =>
    `This username already exists. ${freeName} is free.`,
  userNameLooksLikeLine: ({ line }: { line: number }) =>
    `This username looks like the one in line ${line}. Write it in other letters.`,
  noSuchUnitInFile: ({ unit }: { unit: string }) => `You have no unit with the name ${unit}.`,
  unitFault: ({ fault }: { fault: string }) => `The unit: ${fault}`,
  userNameLooksLikeMember: ({ other }: { other: string }) =>
    `This username looks like ${other}, which is in your facility. Write it in other letters.`,
  nobodyInFile: 'There is nobody in the file.',
  nobodyAdded: 'Nobody was added.',
  takenJustNow: 'A username or an email was taken just now. Please try again.',
  facilityAccessEnded: "Your facility's access has ended.",
  notEnoughSeats: ({ free, count }: { free: number; count: number }) =>
    `You have ${free} free seats, and this would take ${count}.`,
  isSpreadsheet: 'This is a spreadsheet. Save it as "CSV UTF-8" and choose that file.',
  unreadableLetters:
    'Some letters in this file cannot be read. Save the list as "CSV UTF-8" and choose it again.',
  quoteNotClosed: ({ line }: { line: number }) =>
    `Line ${line}: a quotation mark is not closed. Remove it, or add the second one.`,
  headingsMissing: 'The first line must name the columns: username, email, unit.',
  saved: 'Saved.',
  nothingToChange: 'Nothing to change was given.',
  formsOn: 'Members who have not begun are asked from now on. They may say no.',
  formsOff: 'Nobody is asked from now on. The figures stay.',
  fallsSaved: ({ falls, residentDays }: { falls: number; residentDays: number }) =>
    `Saved: falls ${falls}, resident days ${residentDays}.`,
  numberMissing: 'Please enter a number.',
  fallsTakenBack: 'The numbers of this month are taken back.',
  fallsWithoutDays: 'There were falls, so there were resident days. Please enter them.',
  fallsMoreThanDays: 'There are more falls than resident days. Please look at both numbers.',
  monthNotBegun: 'This month has not begun.',
  monthTooOld: 'Only this month and the eleven before it can be entered.',
  renamed: ({ userName, newName }: { userName: string; newName: string }) =>
    `${userName} is now called ${newName}.`,
  renamedAndInvited: ({ userName, newName, email }: { userName: string; newName: string; email: string }) =>
    `${userName} is now called ${newName}. We have sent a link to ${email}.`,
  savedAndInvited: ({ email }: { email: string }) => `Saved. We have sent a link to ${email}.`,
  memberChangesAddress: 'This member changes the own address on the page My account.',
  noSuchMember: 'There is no such member in your facility.',
  memberWithoutEmail: 'This member has no email address. Print a card instead.',
  memberOpenedAccount: 'This member has opened the account already.',
  memberLinkSent: ({ email }: { email: string }) => `We have sent a new link to ${email}.`,
  facilityUnverified: 'We have not checked yet who runs this facility. Until then results stay closed.',
  notInvited: 'Emails can be used once we have checked who runs your facility.',
  memberRemovedDeleted: ({ userName }: { userName: string }) =>
    `${userName} is removed. The account was never opened, so it is deleted.`,
  memberRemoved: ({ userName }: { userName: string }) =>
    `${userName} is no longer a member. The account and its results stay with the person.`,
  newFacilityCode: ({ code }: { code: string }) => `The new code is ${code}. No older code works anymore.`,
  facilityCodeRevoked: 'The code does not work anymore. Nobody can join until you make a new one.',
  memberPasswordGiven:
    'This password works once, within 72 hours. A new one has to be chosen after the login.',
  memberHasEmail: 'This member can choose a new password by email.',
  administratorAlready: 'This person is an administrator already.',
  invitedAlready: 'This address is invited already. You can send it again.',
  invitationNotOpen:
    'This link has been used or is too old. If you have signed up already, please log in. If not, ask for a new invitation.',
  invitationAccepted: 'You can now help run this facility.',
  invitationOtherAddress: 'This link is for another email address. Log out, and open the link again.',
  invitationOperator: 'You are an operator. Ask for a link to a second email.',
  invitationRunsThis: 'You help run this facility already.',
  invitationRunsOther: 'You run another facility. Ask for a link to a second email.',
  invitationOtherFacility:
    'You belong to another facility. Leave it on the page My account. Then open the link again.',
  invitationUnconfirmed:
    'Your email address is not confirmed yet. Use the link in our first email to you, or have it sent again on the page My account. Then open this link again.',
  invitationSubscription:
    'You still have your own subscription. Cancel it first. You can accept once it has ended.',
  invitationOver: 'This invitation is used or over.',
  invitationSentAgain: ({ email }: { email: string }) =>
    `We have sent a new link to ${email}. The old link does not work anymore.`,
  invitationTakenBack: ({ email }: { email: string }) =>
    `The invitation to ${email} is taken back. Its link does not work anymore.`,
  invitationSent: ({ email }: { email: string }) => `We have sent an invitation to ${email}.`,
  mayNotInviteYet: 'You can invite others once we know who runs your facility.',
  noSuchAdministrator: 'There is no such administrator here.',
  onlyAdministrator: 'You are the only one who runs this facility. Invite another person first.',
  ranFacility: 'You do not run this facility anymore.',
  administratorRemoved: 'This person is removed.',
  joinedAlready: 'You have joined a facility already.',
  joined: 'You have joined the facility. It sees your answers, dates and scores.',
  notJoined: 'You have not joined a facility.',
  left: 'You have left the facility. Your results stay with you.',
  facilityFull: 'This facility has no free seats.',
  facilityCodeInvalid: 'This facility code is not valid.',
  unnamedFacility: ({ letters }: { letters: string }) => `Facility ${letters}`,
  looksTheSame: 'Somebody here has a username that looks the same. Please choose another one.',
  noSuchTopic: 'There is no such topic.',
  unitAdded: ({ unit }: { unit: string }) => `The unit ${unit} is added.`,
  unitRemoved: ({ unit }: { unit: string }) =>
    `The unit ${unit} is removed. Its members stay in your facility.`,
  unitRenamed: ({ unit }: { unit: string }) => `The unit is now called ${unit}.`,
  noSuchUnit: 'There is no such unit in your facility.',
  tooManyUnits: ({ most }: { most: number }) => `A facility can have at most ${most} units.`,
  unitNameTaken: 'You have a unit with this name already.',
  membersAdded: ({ members }: { members: number }) =>
    members === 1 ? `1 member was added.` : `${members} members were added.`,
  tooManyPeople: ({ most }: { most: number }) =>
    most === 1
      ? `A file can have at most 1 person, as many as your facility has seats.`
      : `A file can have at most ${most} people, as many as your facility has seats.`,
  inUnit: ({ count, unit }: { count: number; unit: string }) =>
    count === 1 ? `1 member is in ${unit} now.` : `${count} members are in ${unit} now.`,
  inNoUnit: ({ count }: { count: number }) =>
    count === 1 ? `1 member is in no unit now.` : `${count} members are in no unit now.`,
  membersAndUnitsAdded: ({ members, units }: { members: number; units: number }) => {
    if (members === 1)
      return units === 1
        ? `${members} member and ${units} unit were added.`
        : `${members} member and ${units} units were added.`;
    return units === 1
      ? `${members} members and ${units} unit were added.`
      : `${members} members and ${units} units were added.`;
  },
  huddleTitle: 'Five-minute huddle',
  huddleGone: 'This page is no longer here. Close it and open the huddle again.',
  resultsTitle: 'Results of your members',
  resultsGone: 'This file is no longer here. Close this page and download the results again.',
};
