/**
 * Lines of section 4 of the specification (states and transitions). The keys are the tags in the names of tests and
 * stories.
 */
export const states: Readonly<Record<string, string>> = {
  'real name none': 'no verification yet: the form',
  'real name pending': 'pending (1) with a stamp; the form is read-only',
  'real name approved': 'approved (2); the form is read-only',
  'block order status': '1 success, 2 failed, 0 all',
  'ipo application status': '1 pending, 2 success, 3 failed',
  'transfer tab': 'success or failed',
  'fund order status': 'active, completed, cancelled',
  'ipo forthcoming': 'an IPO can be applied for only when its status is Forthcoming',
  'favourite toggle': 'collected and not collected',
  'transaction password dialog':
    'enter the password, on to confirming it after 6 digits, then save',
  'session kept': 'the token is kept on the device',
  'session logout': '400 with logout clears token and user information and leads to the login',
  'loan state': '0 unapplied, 1 applying, 2 approved, 3 rejected, 4 unpaid, 5 paid',
  'recharge status': '1 in progress, 2 completed, 3 failed',
  'withdraw status': 'n in progress, y completed, b failed',
  'unknown status': 'a status that is not known is shown as unknown',
  'stock record status': 'Success when 1, Pending when 0, unknown for any other code',
  'cancelled and expired tabs': 'the tabs Cancelled and Expired are there',
  'order side': 'buy or sell',
  'position mode': 'half (at most 50) or full (at most 100)',
  'watchlist edit mode': 'on and off; a tap on a row does nothing meanwhile',
  'qip dialog': 'opens and closes',
  'fund period': 'under 30 days in days, else in months',
};
