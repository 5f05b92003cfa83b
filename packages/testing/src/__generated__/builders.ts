// Generated from the codecs of @corro/client by `npm run generate -w @corro/testing`; do not edit.
import { codecs } from '@corro/client';
import { builderOf } from '../builders/builderOf.ts';

export const buildBalance = builderOf(codecs.balance);
export const buildBillEntry = builderOf(codecs.billEntry);
export const buildConfigEntry = builderOf(codecs.configEntry);
export const buildCurrencyPair = builderOf(codecs.currencyPair);
export const buildFundOrder = builderOf(codecs.fundOrder);
export const buildFundReceipt = builderOf(codecs.fundReceipt);
export const buildGainRecord = builderOf(codecs.gainRecord);
export const buildGainYear = builderOf(codecs.gainYear);
export const buildInstrumentGain = builderOf(codecs.instrumentGain);
export const buildIpoOrder = builderOf(codecs.ipoOrder);
export const buildLoanSummary = builderOf(codecs.loanSummary);
export const buildMessage = builderOf(codecs.message);
export const buildMoneyReceipt = builderOf(codecs.moneyReceipt);
export const buildNewsItem = builderOf(codecs.newsItem);
export const buildNotice = builderOf(codecs.notice);
export const buildPasskey = builderOf(codecs.passkey);
export const buildRecharge = builderOf(codecs.recharge);
export const buildSession = builderOf(codecs.session);
export const buildStatement = builderOf(codecs.statement);
export const buildUserInfo = builderOf(codecs.userInfo);
export const buildVerification = builderOf(codecs.verification);
export const buildWithdrawal = builderOf(codecs.withdrawal);
