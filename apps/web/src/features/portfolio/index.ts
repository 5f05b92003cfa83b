export { PortfolioHead } from './PortfolioHead.tsx';
export { WealthRing } from './WealthRing.tsx';
