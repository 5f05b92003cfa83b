export { useAddCard } from './useAddCard.tsx';
