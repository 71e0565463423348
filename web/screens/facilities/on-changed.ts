/** What each part of the facility section calls after a change: shows the message and reads the account again. */
export type OnChanged = (response: { message: string }) => void;
