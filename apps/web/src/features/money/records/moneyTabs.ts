/** What records of money are listed by (decisions: tabs of records). */
export const moneyTabs = ['all', 'in-progress', 'completed', 'failed'] as const;

export type MoneyTab = (typeof moneyTabs)[number];
