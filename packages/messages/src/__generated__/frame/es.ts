// Generated from ../../es.json by `npm run generate`. Do not edit.
import type { SomeMessages } from '../../types.ts';

const messages: SomeMessages = {"app.demo":"DEMO · dinero simulado","frame.back":"Regresar al inicio de la página","frame.code":[{"type":0,"value":"Código QR de "},{"type":1,"value":"address"}],"frame.local":"Esta dirección solo funciona en esta computadora. Para usar tu celular, abre aquí la dirección que la computadora tiene en tu red.","frame.open":"Abrir sin marco","frame.ownPhone":"En tu celular","frame.phone":"La app Corro","frame.scan":"Apunta la cámara al código o escribe la dirección:","frame.skip":"Ir a la app","frame.text":"Corro está hecho para el celular. Úsalo aquí mismo o pásalo al tuyo.","frame.title":"Corro en tu computadora","settings.language":"Idioma","settings.theme":"Tema","settings.theme.dark":"Oscuro","settings.theme.light":"Claro","settings.theme.system":"Del sistema"};

export default messages;
