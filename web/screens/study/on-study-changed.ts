/** What was done, in the words of the server. */
export type OnStudyChanged = (response: { message: string }) => void;
