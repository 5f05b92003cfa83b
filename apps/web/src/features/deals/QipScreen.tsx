import { Deals } from './Deals.tsx';

export default function QipScreen() {
  return <Deals kind="qip" />;
}
