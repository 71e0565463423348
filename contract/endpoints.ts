import * as accounts from './accounts.ts';
import * as answers from './answers.ts';
import type { Endpoint } from './endpoint.ts';
import * as facilities from './facilities.ts';
import * as facilitySignUp from './facility-sign-up.ts';
import * as game from './game.ts';
import * as own from './own-account.ts';
import * as platform from './platform.ts';
import * as reports from './reports.ts';
import * as sandbox from './sandbox-payments.ts';
import * as subscriptions from './subscriptions.ts';
import * as support from './support.ts';
import * as surveys from './surveys.ts';

/** Every call of the API, listed by hand. The server registers no others; the OpenAPI document is generated from it. */
export const endpoints = {
  login: accounts.login,
  googleLogin: accounts.googleLogin,
  facebookLogin: accounts.facebookLogin,
  forgotPassword: accounts.forgotPassword,
  resetPassword: accounts.resetPassword,
  logout: accounts.logout,
  facilityLogin: facilitySignUp.facilityLogin,
  facilityForgotPassword: facilitySignUp.facilityForgotPassword,
  facilityResetPassword: facilitySignUp.facilityResetPassword,
  facilityRegister: facilitySignUp.facilityRegister,
  facilityGoogleRegister: facilitySignUp.facilityGoogleRegister,
  facilityFacebookRegister: facilitySignUp.facilityFacebookRegister,
  individualForgotPassword: accounts.individualForgotPassword,
  individualResetPassword: accounts.individualResetPassword,
  individualRegister: accounts.individualRegister,
  individualGoogleRegister: accounts.individualGoogleRegister,
  individualFacebookRegister: accounts.individualFacebookRegister,
  individualUserExists: accounts.individualUserExists,
  getMe: accounts.getMe,

  getAccount: own.getAccount,
  changeAccount: own.changeAccount,
  deleteAccount: own.deleteAccount,
  confirmDeletion: own.confirmDeletion,
  restoreAccount: own.restoreAccount,
  confirmEmail: own.confirmEmail,
  getEmailLink: own.getEmailLink,
  undoEmailChange: own.undoEmailChange,
  requestOwnerLink: own.requestOwnerLink,
  confirmOwner: own.confirmOwner,
  changePassword: own.changePassword,
  endSessions: own.endSessions,
  removeProvider: own.removeProvider,
  listSignIns: own.listSignIns,
  giveConsent: own.giveConsent,
  joinFacility: facilities.joinFacility,
  leaveFacility: facilities.leaveFacility,
  replaceFacilityCode: facilities.replaceFacilityCode,
  revokeFacilityCode: facilities.revokeFacilityCode,
  getMemberResults: facilities.getMemberResults,
  setMemberPassword: facilities.setMemberPassword,
  exportAccount: own.exportAccount,
  restorePlaythrough: own.restorePlaythrough,

  getPrice: subscriptions.getPrice,
  calculatePrice: subscriptions.calculatePrice,
  getSubscription: subscriptions.getSubscription,
  updateSubscription: subscriptions.updateSubscription,
  confirmPayment: subscriptions.confirmPayment,
  cancelSubscription: subscriptions.cancelSubscription,
  refundSubscription: subscriptions.refundSubscription,
  changeCard: subscriptions.changeCard,
  getReceipt: subscriptions.getReceipt,
  receivePaymentEvent: subscriptions.receivePaymentEvent,
  createSandboxCard: sandbox.createSandboxCard,
  findBankConfirmation: sandbox.findBankConfirmation,
  confirmAtBank: sandbox.confirmAtBank,
  advanceBilling: sandbox.advanceBilling,

  listGames: game.listGames,
  getSampleGame: game.getSampleGame,
  getGame: game.getGame,
  saveAnswer: answers.saveAnswer,
  listAnswers: answers.listAnswers,
  resumeGame: answers.resumeGame,
  makeReport: reports.makeReport,
  openReport: reports.openReport,
  listSurveys: surveys.listSurveys,
  submitSurvey: surveys.submitSurvey,

  giveFeedback: support.giveFeedback,
  addFeedback: support.addFeedback,
  contactUs: support.contactUs,

  getConfig: platform.getConfig,
  healthz: platform.healthz,
  readyz: platform.readyz,
  getClip: platform.getClip,
} as const satisfies Record<string, Endpoint>;
