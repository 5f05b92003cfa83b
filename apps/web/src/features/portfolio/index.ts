export { OwnHoldings } from './OwnHoldings.tsx';
export { PortfolioFigures, PortfolioHead, useWealth } from './PortfolioHead.tsx';
export { totalOf } from './total.ts';
export { TotalButton } from './TotalButton.tsx';
export { useNewestPortfolio } from './useNewestPortfolio.ts';
export { WealthRing } from './WealthRing.tsx';
