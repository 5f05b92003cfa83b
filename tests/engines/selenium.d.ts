// The types know the folder, by which Node does not import; Node wants the file.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
