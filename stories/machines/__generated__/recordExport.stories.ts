// Generated from the machine by `npm run generate`. Do not edit.
import { stepperOf, screenOf } from '../stepper/stepperStories.tsx';
import { recordExport } from '../scenarios/recordExport.ts';
import { inState } from '../runner/stateStories.ts';

export default { title: 'Record export · Exportación de movimientos', id: 'machines-recordexport' };

export const StepThrough = { name: 'Step through · Paso a paso', tags: ['!test'], ...stepperOf(recordExport) };

export const Screen = { tags: ['!dev', '!test', '!autodocs'], ...screenOf(recordExport) };

export const Reading = { name: "The records are being read · Se leen los movimientos", ...inState(recordExport, 'reading') };

export const Failed = { name: "Reading failed · La lectura falló", ...inState(recordExport, 'failed') };

export const Stopped = { name: "The customer stopped it · El cliente la detuvo", ...inState(recordExport, 'stopped') };

export const Done = { name: "All records are read · Los movimientos están leídos", ...inState(recordExport, 'done') };
