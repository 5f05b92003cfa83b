// Generated from ../../en.json by `npm run generate`. Do not edit.
import type { SomeMessages } from '../../types.ts';

const messages: SomeMessages = {"app.demo":"DEMO · simulated money","frame.back":"Back to the top of the page","frame.code":[{"type":0,"value":"QR code of "},{"type":1,"value":"address"}],"frame.local":"This address works on this computer only. To use your phone, open this page at the computer’s address on your network.","frame.open":"Open without the frame","frame.ownPhone":"On your phone","frame.phone":"The Corro app","frame.scan":"Point the camera at the code or type the address:","frame.skip":"Go to the app","frame.text":"Corro is made for the phone. Use it right here, or take it to yours.","frame.title":"Corro on your computer","settings.language":"Language","settings.theme":"Theme","settings.theme.dark":"Dark","settings.theme.light":"Light","settings.theme.system":"System"};

export default messages;
