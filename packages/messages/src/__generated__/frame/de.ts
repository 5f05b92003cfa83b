// Generated from ../../de.json by `npm run generate`. Do not edit.
import type { SomeMessages } from '../../types.ts';

const messages: SomeMessages = {"app.demo":"DEMO · Spielgeld","frame.back":"Zurück zum Seitenanfang","frame.code":[{"type":0,"value":"QR-Code von "},{"type":1,"value":"address"}],"frame.local":"Diese Adresse funktioniert nur auf diesem Computer. Um Ihr Smartphone zu nutzen, öffnen Sie diese Seite über die Adresse des Computers in Ihrem Netzwerk.","frame.open":"Ohne Rahmen öffnen","frame.ownPhone":"Auf Ihrem Smartphone","frame.phone":"Die Corro-App","frame.scan":"Scannen Sie den Code mit der Kamera oder geben Sie die Adresse ein:","frame.skip":"Zur App springen","frame.text":"Corro ist für das Smartphone gemacht. Nutzen Sie es gleich hier oder auf Ihrem eigenen.","frame.title":"Corro am Computer","settings.language":"Sprache","settings.theme":"Design","settings.theme.dark":"Dunkel","settings.theme.light":"Hell","settings.theme.system":"System"};

export default messages;
