import { Offers } from './Offers.tsx';

export default function QipScreen() {
  return <Offers kind="qip" />;
}
