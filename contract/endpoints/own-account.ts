import { served } from '../endpoint.ts';
import * as own from '../own-account.ts';

export const ownAccountEndpoints = {
  getAccount: served(own.getAccount, {
    purpose: 'Own account',
  }),
  changeAccount: served(own.changeAccount, {
    purpose: 'Change the own account; a new email address counts once its emailed link is opened',
    problems: ['email_taken', 'username_taken', 'wrong_credentials', 'forbidden', 'too_many_requests'],
  }),
  deleteAccount: served(own.deleteAccount, {
    purpose:
      'Delete my account: with the password, or by an emailed link for people without one (decision G80)',
    problems: ['wrong_credentials', 'conflict', 'too_many_requests'],
  }),
  confirmDeletion: served(own.confirmDeletion, {
    purpose: 'Confirm a deletion by the emailed link',
    problems: ['link_invalid', 'conflict', 'too_many_requests'],
  }),
  restoreAccount: served(own.restoreAccount, {
    purpose: 'Undo a deletion by the emailed link, for 14 days',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  confirmEmail: served(own.confirmEmail, {
    purpose: 'Confirm an email address by the emailed link',
    problems: ['link_invalid', 'email_taken', 'too_many_requests'],
  }),
  getEmailLink: served(own.getEmailLink, {
    purpose: 'Who requested the confirmation of an email address; does not consume the emailed link',
    problems: ['link_invalid', 'too_many_requests'],
  }),
  undoEmailChange: served(own.undoEmailChange, {
    purpose:
      'Undo a change of the email address by the link emailed to the old one, for 7 days; ends every session',
    problems: ['link_invalid', 'email_taken', 'too_many_requests'],
  }),
  requestOwnerLink: served(own.requestOwnerLink, {
    purpose: 'Email me a link that identifies me, in place of the password',
    problems: ['conflict', 'too_many_requests'],
  }),
  confirmOwner: served(own.confirmOwner, {
    purpose: "Confirm by the emailed link that the session that requested it is the owner's",
    problems: ['link_invalid', 'too_many_requests'],
  }),
  changePassword: served(own.changePassword, {
    purpose: 'Change the password, or choose one after a one-time password; ends every other session',
    problems: ['wrong_credentials', 'too_many_requests'],
  }),
  endSessions: served(own.endSessions, {
    purpose: 'Sign out one of my devices, or all others',
    problems: ['wrong_credentials', 'too_many_requests'],
  }),
  removeProvider: served(own.removeProvider, {
    purpose: 'Unlink Google or Facebook, so that it no longer opens the account',
    problems: ['wrong_credentials', 'conflict', 'too_many_requests'],
  }),
  listSignIns: served(own.listSignIns, {
    purpose: 'The latest logins of the own account and wrong passwords, of the last 90 days',
  }),
  giveConsent: served(own.giveConsent, {
    purpose: 'Agree to the texts at the first login',
    problems: ['consent_required'],
  }),
  exportAccount: served(own.exportAccount, {
    purpose: 'Download all my data',
    problems: ['too_many_requests'],
  }),
  restorePlaythrough: served(own.restorePlaythrough, {
    purpose: 'Restore the previous game (decision G25)',
    problems: ['not_found'],
  }),
};
