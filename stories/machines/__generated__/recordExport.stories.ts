// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { recordExport } from '../scenarios/recordExport.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Record export · Exportación de movimientos', id: 'machines-recordexport' };

export const StepThrough = { tags: ['!test'], ...stepperOf(recordExport) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(recordExport) };

export const Reading = { name: "The records are being read", ...inState(recordExport, 'reading') };

export const Failed = { name: "Reading failed", ...inState(recordExport, 'failed') };

export const Stopped = { name: "The customer stopped it", ...inState(recordExport, 'stopped') };

export const Done = { name: "All records are read", ...inState(recordExport, 'done') };
