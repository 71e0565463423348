import { served } from '../endpoint.ts';
import * as sandbox from '../sandbox-payments.ts';

export const sandboxEndpoints = {
  createSandboxCard: served(sandbox.createSandboxCard, {
    purpose: 'Sandbox: turn a test card into a payment method id',
    problems: ['card_declined'],
  }),
  findBankConfirmation: served(sandbox.findBankConfirmation, {
    purpose: "Sandbox: what the card's bank asks, for the client secret of a `requires_action`",
    problems: ['not_found'],
  }),
  confirmAtBank: served(sandbox.confirmAtBank, {
    purpose: "Sandbox: approve or reject, as the card's owner would at the bank",
    problems: ['not_found'],
  }),
  advanceBilling: served(sandbox.advanceBilling, {
    purpose: "Sandbox: advance a person's subscription to its next event (renewal, end, reminder)",
    problems: ['not_found', 'conflict'],
  }),
};
