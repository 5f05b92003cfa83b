/** What other features take of the portfolio. Screens are fetched by `routing/routes.tsx`. */
export { PortfolioHead } from './PortfolioHead.tsx';
export { WealthRing } from './WealthRing.tsx';
