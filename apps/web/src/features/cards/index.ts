export { CardAvatar } from './CardAvatar.tsx';
export { useAddCard } from './useAddCard.tsx';
