import { attempt, playthrough } from './answers.ts';
import { formFigures, share } from './facility-figures.ts';
import { topicCell } from './facility-topics.ts';
import { consent, messageResponse } from './fields.ts';
import { gameClip, gameExercise, gameOption, gameResponse, part, place, source } from './game.ts';
import { helperLink } from './helper.ts';
import { sender } from './operator-people.ts';
import { studyText } from './own-study.ts';
import { problemCode, problemResponse } from './problems.ts';
import { studyConsent } from './study.ts';
import { questionnaire } from './study-instruments.ts';
import { paidCard } from './subscriptions.ts';
import { dueForm } from './test-forms.ts';
import { receivedMessage, sentMessage, toldProblem } from './together-messages.ts';
import { room, roomGuest, scene, shownFilm } from './together-room.ts';
import { passkeyRequest, usedPasskey } from './two-steps-passkey.ts';
import { twoSteps } from './two-steps-state.ts';
import { notSignedIn, secondStep, signedIn, signInResult, user } from './user.ts';

/**
 * Types of several calls, under their names in the OpenAPI document: those of bodies and those of responses. What is sent
 * as it is received has one name.
 */
export const sharedTypes = {
  input: {
    Consent: consent,
    Scene: scene,
    SentMessage: sentMessage,
    ShownFilm: shownFilm,
    StudyConsent: studyConsent,
    UsedPasskey: usedPasskey,
  },
  output: {
    Attempt: attempt,
    Clip: gameClip,
    DueForm: dueForm,
    Exercise: gameExercise,
    FormFigures: formFigures,
    Game: gameResponse,
    HelperLink: helperLink,
    Message: messageResponse,
    NotSignedIn: notSignedIn,
    Option: gameOption,
    Part: part,
    PasskeyRequest: passkeyRequest,
    Place: place,
    Playthrough: playthrough,
    PaidCard: paidCard,
    Problem: problemResponse,
    ProblemCode: problemCode,
    Questionnaire: questionnaire,
    ReceivedMessage: receivedMessage,
    Room: room,
    RoomGuest: roomGuest,
    Scene: scene,
    ShownFilm: shownFilm,
    Sender: sender,
    Share: share,
    SecondStep: secondStep,
    SignedIn: signedIn,
    SignInResult: signInResult,
    Source: source,
    StudyText: studyText,
    ToldProblem: toldProblem,
    TopicCell: topicCell,
    TwoSteps: twoSteps,
    User: user,
  },
};
