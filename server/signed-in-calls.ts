import type { Only } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Player } from './access/check-access.ts';
import { changeAccount } from './account-page/change-account.ts';
import { changePassword } from './account-page/change-password.ts';
import { deleteAccount } from './account-page/deletion/delete-account.ts';
import { endSessions } from './account-page/end-sessions.ts';
import { exportAccount } from './account-page/export-account.ts';
import { getAccount } from './account-page/get-account.ts';
import { giveConsent } from './account-page/give-consent.ts';
import { listSignIns } from './account-page/list-sign-ins.ts';
import { openEarlier } from './account-page/open-earlier.ts';
import { requestOwnerLink } from './account-page/request-owner-link.ts';
import { getMe } from './accounts/get-me.ts';
import { keepLogin } from './accounts/kept-login.ts';
import { logOut } from './accounts/log-out.ts';
import { removeProvider } from './accounts/remove-provider.ts';
import { confirmAppSetUp } from './accounts/two-steps/app/confirm-app-set-up.ts';
import { removeApp } from './accounts/two-steps/app/remove-app.ts';
import { startAppSetUp } from './accounts/two-steps/app/start-app-set-up.ts';
import { proveOwner } from './accounts/two-steps/log-in/prove-owner.ts';
import { addPasskey } from './accounts/two-steps/passkeys/add-passkey.ts';
import { removePasskey, renamePasskey } from './accounts/two-steps/passkeys/change-passkeys.ts';
import { confirmOwnerByPasskey, startOwnerPasskey } from './accounts/two-steps/passkeys/owner-passkey.ts';
import { startPasskeySetUp } from './accounts/two-steps/passkeys/start-passkey-set-up.ts';
import { replaceRecoveryCodes } from './accounts/two-steps/replace-recovery-codes.ts';
import { restorePlaythrough } from './answers/archived-playthroughs.ts';
import { listAnswers } from './answers/list-answers.ts';
import { resumeGame } from './answers/resume-game.ts';
import { saveAnswer } from './answers/save-answer.ts';
import { addMember } from './facilities/adding/add-member.ts';
import { importMembers } from './facilities/adding/import-members.ts';
import { countCards, makeCards } from './facilities/adding/make-cards.ts';
import { changeMember } from './facilities/administration/change-member.ts';
import { getMemberResults } from './facilities/administration/get-member-results.ts';
import { inviteMember } from './facilities/administration/invite-member.ts';
import { listActivity } from './facilities/administration/list-activity.ts';
import { listMembers } from './facilities/administration/list-members.ts';
import { removeMember } from './facilities/administration/remove-member.ts';
import { replaceFacilityCode } from './facilities/administration/replace-code.ts';
import { revokeFacilityCode } from './facilities/administration/revoke-code.ts';
import { setMemberPassword } from './facilities/administration/set-member-password.ts';
import { acceptAdministratorInvitation } from './facilities/administrators/accept-invitation.ts';
import { deleteInvitation, sendInvitationAgain } from './facilities/administrators/change-invitation.ts';
import { inviteAdministrator } from './facilities/administrators/invite-administrator.ts';
import { listAdministrators } from './facilities/administrators/list-administrators.ts';
import { removeAdministrator } from './facilities/administrators/remove-administrator.ts';
import { getFacilityFigures } from './facilities/figures/get-figures.ts';
import { saveFallCount } from './facilities/figures/save-fall-count.ts';
import { switchFacilityForms } from './facilities/figures/switch-forms.ts';
import { answerFacilityForm, findDueFacilityForm, getFacilityForm } from './facilities/forms/answer-form.ts';
import { joinFacility } from './facilities/members/join-facility.ts';
import { leaveFacility } from './facilities/members/leave-facility.ts';
import { makeResultsFile } from './facilities/results/make-results-file.ts';
import { listTopics } from './facilities/topics/list-topics.ts';
import { makeHuddle } from './facilities/topics/make-huddle.ts';
import { addUnit } from './facilities/units/add-unit.ts';
import { listUnits } from './facilities/units/list-units.ts';
import { putInUnit } from './facilities/units/put-in-unit.ts';
import { removeUnit } from './facilities/units/remove-unit.ts';
import { renameUnit } from './facilities/units/rename-unit.ts';
import { getGame } from './game/get-game.ts';
import type { Mount } from './lib/http/mount.ts';
import { endHelperLink } from './plans/helper/end-helper-link.ts';
import { getHelper } from './plans/helper/get-helper.ts';
import { makeHelperLink } from './plans/helper/make-helper-link.ts';
import { saveHelperWishes } from './plans/helper/save-helper-wishes.ts';
import { listPlanChanges } from './plans/list-plan-changes.ts';
import { savePlanChanges } from './plans/save-plan-changes.ts';
import { getReminders } from './reminders/get-reminders.ts';
import { saveReminders } from './reminders/save-reminders.ts';
import { makeReport } from './reports/make-report.ts';
import { listReviews } from './reviews/list-reviews.ts';
import { saveReviews } from './reviews/save-reviews.ts';
import type { Services } from './services/services.ts';
import { emailStudyConsent } from './study/own/email-consent.ts';
import { findStudy } from './study/own/find-study.ts';
import { answerStudyForm, getStudyForm } from './study/own/form.ts';
import { getOwnStudy } from './study/own/get-own-study.ts';
import { joinStudy } from './study/own/join-study.ts';
import { leaveStudy } from './study/own/leave-study.ts';
import { answerStudyQuestions, getStudyQuestions } from './study/own/questions.ts';
import { saveStudyExposure } from './study/own/save-exposure.ts';
import { signStudy } from './study/own/sign-study.ts';
import { saveStudyConsent } from './study/save-study-consent.ts';
import { cancelSubscription } from './subscriptions/calls/cancel-subscription.ts';
import { changeCard } from './subscriptions/calls/change-card.ts';
import { confirmPayment } from './subscriptions/calls/confirm-payment.ts';
import { getReceipt } from './subscriptions/calls/get-receipt.ts';
import { getSubscription } from './subscriptions/calls/get-subscription.ts';
import { refundSubscription } from './subscriptions/calls/refund-subscription.ts';
import { updateSubscription } from './subscriptions/calls/update-subscription.ts';
import { listSurveys } from './surveys/list-surveys.ts';
import { submitSurvey } from './surveys/submit-survey.ts';
import { endFacilityRoom, getFacilityRoom, openFacilityRoom } from './together/facility-room.ts';
import { openRoom } from './together/open-room.ts';
import { endRoom, getOwnRoom, leadRoom } from './together/own-room.ts';

/** Mounts endpoints for signed-in people; `O` also allows those that are only for some of them. */
type MountFor<C extends 'signedIn', O extends Only = never> = Mount<C, Services, Player, O>;

/** Signed-in people, for their own account. */
export function mountForOwners(signedIn: MountFor<'signedIn'>): void {
  signedIn(endpoints.getMe, getMe);
  signedIn(endpoints.logout, logOut);
  signedIn(endpoints.keepLogin, keepLogin);
  signedIn(endpoints.getAccount, getAccount);
  signedIn(endpoints.proveOwner, proveOwner);
  signedIn(endpoints.changeAccount, changeAccount);
  signedIn(endpoints.requestOwnerLink, requestOwnerLink);
  signedIn(endpoints.changePassword, changePassword);
  signedIn(endpoints.openEarlier, openEarlier);
  signedIn(endpoints.endSessions, endSessions);
  signedIn(endpoints.removeProvider, removeProvider);
  signedIn(endpoints.listSignIns, listSignIns);
  signedIn(endpoints.giveConsent, giveConsent);
  signedIn(endpoints.saveStudyConsent, saveStudyConsent);
  signedIn(endpoints.exportAccount, exportAccount);
  signedIn(endpoints.deleteAccount, deleteAccount);
  signedIn(endpoints.joinFacility, joinFacility);
  signedIn(endpoints.leaveFacility, leaveFacility);
  signedIn(endpoints.acceptAdministratorInvitation, acceptAdministratorInvitation);
  signedIn(endpoints.endHelperLink, endHelperLink);
  signedIn(endpoints.getOwnRoom, getOwnRoom);
  signedIn(endpoints.endRoom, endRoom);
  signedIn(endpoints.getReminders, getReminders);
  signedIn(endpoints.saveReminders, saveReminders);
}

/** Signed-in people, for their part in a study. */
export function mountForParticipants(signedIn: MountFor<'signedIn'>): void {
  signedIn(endpoints.getOwnStudy, getOwnStudy);
  signedIn(endpoints.findStudy, findStudy);
  signedIn(endpoints.joinStudy, joinStudy);
  signedIn(endpoints.signStudy, signStudy);
  signedIn(endpoints.emailStudyConsent, emailStudyConsent);
  signedIn(endpoints.leaveStudy, leaveStudy);
  signedIn(endpoints.saveStudyExposure, saveStudyExposure);
  signedIn(endpoints.getStudyQuestions, getStudyQuestions);
  signedIn(endpoints.answerStudyQuestions, answerStudyQuestions);
  signedIn(endpoints.getStudyForm, getStudyForm);
  signedIn(endpoints.answerStudyForm, answerStudyForm);
}

/** Signed-in people, for the second steps of their login. */
export function mountForTwoSteps(signedIn: MountFor<'signedIn'>): void {
  signedIn(endpoints.startAppSetUp, startAppSetUp);
  signedIn(endpoints.confirmAppSetUp, confirmAppSetUp);
  signedIn(endpoints.removeApp, removeApp);
  signedIn(endpoints.replaceRecoveryCodes, replaceRecoveryCodes);
  signedIn(endpoints.startPasskeySetUp, startPasskeySetUp);
  signedIn(endpoints.addPasskey, addPasskey);
  signedIn(endpoints.renamePasskey, renamePasskey);
  signedIn(endpoints.removePasskey, removePasskey);
  signedIn(endpoints.startOwnerPasskey, startOwnerPasskey);
  signedIn(endpoints.confirmOwnerByPasskey, confirmOwnerByPasskey);
}

/** Administrators of a facility, for its code, its members, its units and their results, and for other administrators. */
export function mountForAdministrators(signedIn: MountFor<'signedIn', 'administrators'>): void {
  signedIn(endpoints.replaceFacilityCode, replaceFacilityCode);
  signedIn(endpoints.revokeFacilityCode, revokeFacilityCode);
  signedIn(endpoints.listMembers, listMembers);
  signedIn(endpoints.getMemberResults, getMemberResults);
  signedIn(endpoints.setMemberPassword, setMemberPassword);
  signedIn(endpoints.changeMember, changeMember);
  signedIn(endpoints.inviteMember, inviteMember);
  signedIn(endpoints.removeMember, removeMember);
  signedIn(endpoints.addMember, addMember);
  signedIn(endpoints.importMembers, importMembers);
  signedIn(endpoints.makeCards, makeCards);
  signedIn(endpoints.countCards, countCards);
  signedIn(endpoints.listUnits, listUnits);
  signedIn(endpoints.addUnit, addUnit);
  signedIn(endpoints.renameUnit, renameUnit);
  signedIn(endpoints.removeUnit, removeUnit);
  signedIn(endpoints.putInUnit, putInUnit);
  signedIn(endpoints.listAdministrators, listAdministrators);
  signedIn(endpoints.inviteAdministrator, inviteAdministrator);
  signedIn(endpoints.resendInvitation, sendInvitationAgain);
  signedIn(endpoints.takeBackInvitation, deleteInvitation);
  signedIn(endpoints.removeAdministrator, removeAdministrator);
  signedIn(endpoints.listTopics, listTopics);
  signedIn(endpoints.listActivity, listActivity);
  signedIn(endpoints.getFacilityFigures, getFacilityFigures);
  signedIn(endpoints.switchFacilityForms, switchFacilityForms);
  signedIn(endpoints.saveFallCount, saveFallCount);
  signedIn(endpoints.makeHuddle, makeHuddle);
  signedIn(endpoints.makeResultsFile, makeResultsFile);
  signedIn(endpoints.openFacilityRoom, openFacilityRoom);
  signedIn(endpoints.getFacilityRoom, getFacilityRoom);
  signedIn(endpoints.endFacilityRoom, endFacilityRoom);
}

/** Signed-in people, for their subscription. */
export function mountForSubscribers(signedIn: MountFor<'signedIn', 'individuals'>): void {
  signedIn(endpoints.getSubscription, getSubscription);
  signedIn(endpoints.updateSubscription, updateSubscription);
  signedIn(endpoints.confirmPayment, confirmPayment);
  signedIn(endpoints.cancelSubscription, cancelSubscription);
  signedIn(endpoints.refundSubscription, refundSubscription);
  signedIn(endpoints.changeCard, changeCard);
  signedIn(endpoints.getReceipt, getReceipt);
}

/** Signed-in people, for the game. */
export function mountForPlayers(signedIn: MountFor<'signedIn', 'players'>): void {
  signedIn(endpoints.getGame, getGame);
  signedIn(endpoints.saveAnswer, saveAnswer);
  signedIn(endpoints.listAnswers, listAnswers);
  signedIn(endpoints.resumeGame, resumeGame);
  signedIn(endpoints.restorePlaythrough, restorePlaythrough);
  signedIn(endpoints.saveReviews, saveReviews);
  signedIn(endpoints.listReviews, listReviews);
  signedIn(endpoints.savePlanChanges, savePlanChanges);
  signedIn(endpoints.listPlanChanges, listPlanChanges);
  signedIn(endpoints.getHelper, getHelper);
  signedIn(endpoints.saveHelperWishes, saveHelperWishes);
  signedIn(endpoints.makeHelperLink, makeHelperLink);
  signedIn(endpoints.listSurveys, listSurveys);
  signedIn(endpoints.submitSurvey, submitSurvey);
  signedIn(endpoints.makeReport, makeReport);
  signedIn(endpoints.openRoom, openRoom);
  signedIn(endpoints.leadRoom, leadRoom);
  signedIn(endpoints.findFacilityForm, findDueFacilityForm);
  signedIn(endpoints.getFacilityForm, getFacilityForm);
  signedIn(endpoints.answerFacilityForm, answerFacilityForm);
}
