// Generated from src by `npm run generate`; do not edit.

export * from '../accountSecuring/accountSecuring.ts';
export * from '../cardForm/cardForm.ts';
export * from '../caseOpening/caseOpening.ts';
export * from '../chat/chatMachine.ts';
export * from '../confirmations/confirmations.ts';
export * from '../fundPurchase/fundPurchase.ts';
export * from '../ipoApplication/ipoApplication.ts';
export * from '../loanRepayment/loanRepayment.ts';
export * from '../loanRequest/loanRequest.ts';
export * from '../offerPurchase/offerPurchase.ts';
export * from '../passkeyConfirmation/passkeyConfirmation.ts';
export * from '../passkeyForms/passkeyForms.ts';
export * from '../passwordChange/passwordChange.ts';
export * from '../passwordReset/passwordReset.ts';
export * from '../realName/realNameMachine.ts';
export * from '../recharge/recharge.ts';
export * from '../recordExport/recordExportMachine.ts';
export * from '../registration/registrationMachine.ts';
export * from '../requestCancellation/requestCancellation.ts';
export * from '../session/sessionMachine.ts';
export * from '../stockTicket/stockTicket.ts';
export * from '../transactionCode/transactionCodeMachine.ts';
export * from '../watchlist/watchlistMachine.ts';
export * from '../withdraw/withdraw.ts';
