/** What other features take of the portfolio. Screens are fetched by `routes/`. */
export { PortfolioHead } from './PortfolioHead.tsx';
export { WealthRing } from './WealthRing.tsx';
