// Generated from ../../zh.json by `npm run generate`. Do not edit.
import type { SomeMessages } from '../../types.ts';

const messages: SomeMessages = {"app.demo":[{"type":0,"value":"演示 · 模拟资金"}],"app.name":[{"type":0,"value":"Corro"}],"frame.back":[{"type":0,"value":"返回页面顶部"}],"frame.code":[{"type":1,"value":"address"},{"type":0,"value":" 的二维码"}],"frame.local":[{"type":0,"value":"此网址仅在这台电脑上有效。要在手机上使用，请在这里改用电脑在局域网中的地址打开。"}],"frame.open":[{"type":0,"value":"在整页中打开"}],"frame.ownPhone":[{"type":0,"value":"在手机上使用"}],"frame.phone":[{"type":0,"value":"Corro 应用"}],"frame.scan":[{"type":0,"value":"用相机扫描二维码，或输入网址："}],"frame.skip":[{"type":0,"value":"跳到应用"}],"frame.text":[{"type":0,"value":"Corro 专为手机设计。您可以直接在此使用，或在自己的手机上打开。"}],"frame.title":[{"type":0,"value":"在电脑上使用 Corro"}],"settings.language":[{"type":0,"value":"语言"}],"settings.theme":[{"type":0,"value":"主题"}],"settings.theme.dark":[{"type":0,"value":"深色"}],"settings.theme.light":[{"type":0,"value":"浅色"}],"settings.theme.system":[{"type":0,"value":"跟随系统"}]};

export default messages;
