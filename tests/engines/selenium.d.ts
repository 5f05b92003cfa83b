// The package's types declare this module only under its folder name, but Node must import the file.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
