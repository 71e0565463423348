type AskForProof = () => Promise<boolean>;

let ask: AskForProof | undefined;

/** Asks the user to show who they are, and says whether they did; then the call is made again. */
export function askForProof(): Promise<boolean> {
  return ask?.() ?? Promise.resolve(false);
}

/** The pages of a user who is logged in ask by a dialog. @returns a function that ends it */
export function onProofNeeded(asking: AskForProof): () => void {
  ask = asking;
  return () => {
    if (ask === asking) ask = undefined;
  };
}
