// Declares this module under its file name, because Node must import the file, and the package's types have only the
// folder name.
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
