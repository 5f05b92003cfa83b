/** How long a text may be, by where it stands. */
export interface Budget {
  /** Which ids it holds for; the first of the table that fits does. */
  readonly ids: RegExp;
  /** In widths of a Latin letter; a Chinese character counts for two, a value for nine. */
  readonly most: number;
  /** What the limit comes from. */
  readonly why: string;
}

/**
 * The places of a phone of 390 px, the narrow ones first. A letter of 16 px is about 8.5 px wide in
 * the app's face, of 14 px 7.4, of 12 px 6.4.
 */
export const budgets: readonly Budget[] = [
  {
    ids: /^nav\.(?!label$)/,
    most: 11,
    why: 'five ways share the bottom of the screen, 78 px each at 12 px',
  },
  {
    ids: /^(chart\.period|tradingView\.range|settings\.theme|settings\.prices)\.|^markets\.(MX|US|all)$|^ticket\.(buy|sell)$/,
    most: 11,
    why: 'up to four choices share one row, 89 px each at 14 px',
  },
  { ids: /^trade\.column\./, most: 13, why: 'three columns share the table, 14 px' },
  { ids: /\.tab\./, most: 16, why: 'two tabs stay in sight beside the one that is on' },
  {
    ids: /^route\.|^(login|register|forgot)\.title$/,
    most: 26,
    why: 'the header keeps 230 px between its two buttons, one line',
  },
  { ids: /\.sheet\./, most: 42, why: 'the title of a sheet has two lines of 20 px' },
  {
    ids: /status\.|\.stamp\.|^transfer\.state\./,
    most: 30,
    why: 'a tag stands beside a name in one row',
  },
  {
    ids: /^(cards\.change|screenFailed\.reload)$|^(code|copy|forgot|more|\w+\.done)\.failed$|^price\.|^nav\.label$/,
    most: 175,
    why: 'a sentence, shown or spoken, whose id ends like that of a button or a title',
  },
  {
    ids: /\.(accept|action|again|another|anyway|backToLogin|change|createCode|goHome|goOn|lookAgain|reload|request|retry|save|saving|see[A-Z]\w*|send|sendAgain|sending|showAll|submit|submitting|toMarkets)$|\.(add|edit)\.\w+$|\.(confirm|review)(\.(buy|sell))?$/,
    most: 34,
    why: 'a button has one line of 326 px at 16 px',
  },
  {
    ids: /[tT]itle(\.\w+)?$|\.empty\.(?!text$)\w|\.failed$/,
    most: 60,
    why: 'a title over a picture has two lines of 16 px',
  },
  { ids: /^problem\./, most: 125, why: 'a problem has three lines of 14 px under its field' },
  { ids: /^hint\.|\.unsettled$|^safety\./, most: 155, why: 'a banner has five lines of 14 px' },
  { ids: /./, most: 225, why: 'a paragraph has six lines of 14 px' },
];
