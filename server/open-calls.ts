import type { Caller } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Player } from './access/check-access.ts';
import { confirmOwner } from './account-page/confirm-owner.ts';
import { confirmDeletion } from './account-page/deletion/confirm-deletion.ts';
import { restoreAccount } from './account-page/deletion/restore-account.ts';
import { confirmEmail } from './accounts/email-address/confirm-email.ts';
import { getEmailLink } from './accounts/email-address/get-email-link.ts';
import { releaseEmail } from './accounts/email-address/release-email.ts';
import { undoEmailChange } from './accounts/email-address/undo-email-change.ts';
import { openKeptLogin } from './accounts/kept-login.ts';
import { logIn } from './accounts/log-in.ts';
import { logInWithProvider } from './accounts/log-in-with-provider.ts';
import { forgotPassword } from './accounts/passwords/forgot-password.ts';
import { resetPassword } from './accounts/passwords/reset-password.ts';
import { logInWithCode } from './accounts/two-steps/log-in/log-in-with-code.ts';
import { logInWithPasskey, startPasskeyLogIn } from './accounts/two-steps/passkeys/log-in-with-passkey.ts';
import { getAdministratorInvitation } from './facilities/administrators/get-invitation.ts';
import { getSampleGame } from './game/get-sample-game.ts';
import { listGames } from './game/list-games.ts';
import type { Mount } from './lib/http/mount.ts';
import { checkProcess, readinessCheck } from './platform/health.ts';
import { getConfig } from './platform/public-config.ts';
import type { Services } from './services/services.ts';
import { checkEmailFree } from './sign-up/check-email-free.ts';
import { signUpAdministrator } from './sign-up/sign-up-administrator.ts';
import { signUpFacility } from './sign-up/sign-up-facility.ts';
import { signUpIndividual } from './sign-up/sign-up-individual.ts';
import { signUpFacilityWithProvider } from './sign-up/sign-up-with-provider.ts';
import { calculatePrice } from './subscriptions/calls/calculate-price.ts';
import { getPrice } from './subscriptions/calls/get-price.ts';
import { contactUs } from './support/contact-us.ts';
import { giveFeedback } from './support/give-feedback.ts';
import { enterRoom, findRoom } from './together/enter-room.ts';
import { createExchange } from './together/exchange.ts';
import { leadFacilityRoom } from './together/facility-room.ts';
import { getRoomExercise } from './together/get-room-exercise.ts';
import type { Hub } from './together/hub.ts';

/** Mounts endpoints for these callers. */
type MountFor<C extends Caller> = Mount<C, Services, Player>;

export function mountForAnyone(anyone: MountFor<'anyone'>): void {
  anyone(endpoints.healthz, checkProcess);
  anyone(endpoints.readyz, readinessCheck());
  anyone(endpoints.getConfig, getConfig);
  anyone(endpoints.listGames, listGames);
  anyone(endpoints.getSampleGame, getSampleGame);
}

/** Anyone, to log in or sign up. */
export function mountForNewcomers(anyone: MountFor<'anyone'>): void {
  anyone(endpoints.login, logIn);
  anyone(endpoints.facilityLogin, logIn);
  anyone(endpoints.openKeptLogin, openKeptLogin);
  anyone(endpoints.logInWithCode, logInWithCode);
  anyone(endpoints.startPasskeyLogIn, startPasskeyLogIn);
  anyone(endpoints.logInWithPasskey, logInWithPasskey);
  anyone(endpoints.facilityRegister, signUpFacility);
  anyone(endpoints.individualRegister, signUpIndividual);
  anyone(endpoints.googleLogin, logInWithProvider);
  anyone(endpoints.facebookLogin, logInWithProvider);
  anyone(endpoints.facilityGoogleRegister, signUpFacilityWithProvider);
  anyone(endpoints.facilityFacebookRegister, signUpFacilityWithProvider);
  anyone(endpoints.individualGoogleRegister, signUpIndividual);
  anyone(endpoints.individualFacebookRegister, signUpIndividual);
  anyone(endpoints.individualUserExists, checkEmailFree);
  anyone(endpoints.forgotPassword, forgotPassword('common'));
  anyone(endpoints.facilityForgotPassword, forgotPassword('facility'));
  anyone(endpoints.individualForgotPassword, forgotPassword('individual'));
  anyone(endpoints.getPrice, getPrice);
  anyone(endpoints.calculatePrice, calculatePrice);
}

/** Anyone with a token from an email. */
export function mountForEmailTokenHolders(anyone: MountFor<'anyone'>): void {
  anyone(endpoints.resetPassword, resetPassword);
  anyone(endpoints.facilityResetPassword, resetPassword);
  anyone(endpoints.individualResetPassword, resetPassword);
  anyone(endpoints.getEmailLink, getEmailLink);
  anyone(endpoints.confirmEmail, confirmEmail);
  anyone(endpoints.undoEmailChange, undoEmailChange);
  anyone(endpoints.releaseEmail, releaseEmail);
  anyone(endpoints.confirmOwner, confirmOwner);
  anyone(endpoints.confirmDeletion, confirmDeletion);
  anyone(endpoints.restoreAccount, restoreAccount);
  anyone(endpoints.administratorRegister, signUpAdministrator);
}

/** Anyone; a signed-in caller is known. */
export function mountForAnyoneKnown(anyoneKnown: MountFor<'anyoneKnown'>): void {
  anyoneKnown(endpoints.contactUs, contactUs);
  anyoneKnown(endpoints.giveFeedback, giveFeedback);
  anyoneKnown(endpoints.addFeedback, giveFeedback);
  anyoneKnown(endpoints.getAdministratorInvitation, getAdministratorInvitation);
}

/** Screens without an account, for the room whose link or seat they have. */
export function mountForScreens(anyone: MountFor<'anyone'>, hub: Hub): void {
  anyone(endpoints.findRoom, findRoom);
  anyone(endpoints.enterRoom, enterRoom);
  anyone(endpoints.leadFacilityRoom, leadFacilityRoom);
  anyone(endpoints.exchange, createExchange(hub));
  anyone(endpoints.getRoomExercise, getRoomExercise);
}
