// Generated from ../../zh.json by `npm run generate`. Do not edit.
import type { SomeMessages } from '../../types.ts';

const messages: SomeMessages = {"app.demo":"演示 · 模拟资金","frame.back":"返回页面顶部","frame.code":[{"type":1,"value":"address"},{"type":0,"value":" 的二维码"}],"frame.local":"此网址仅在这台电脑上有效。要在手机上使用，请改用电脑在局域网中的地址打开本页。","frame.open":"在整页中打开","frame.ownPhone":"在手机上使用","frame.phone":"Corro 应用","frame.scan":"用相机扫描二维码，或输入网址：","frame.skip":"跳到应用","frame.text":"Corro 专为手机设计。您可以直接在此使用，或在自己的手机上打开。","frame.title":"在电脑上使用 Corro","settings.language":"语言","settings.theme":"主题","settings.theme.dark":"深色","settings.theme.light":"浅色","settings.theme.system":"跟随系统"};

export default messages;
