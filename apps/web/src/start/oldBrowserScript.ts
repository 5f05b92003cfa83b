/**
 * Replaces the page in browsers older than those of `.config/browsers.ts`. Written in ES5, because
 * such browsers cannot parse the other script. `:has` and `findLast` are about as new as the oldest
 * supported browsers.
 */
export const oldBrowserScript = `(function () {
  var supports = window.CSS && CSS.supports;
  if (supports && CSS.supports('selector(:has(a))') && [].findLast) return;
  document.documentElement.setAttribute('data-old-browser', '');
  document.addEventListener('DOMContentLoaded', function () {
    document.getElementById('app').setAttribute('hidden', '');
    document.getElementById('old-browser').removeAttribute('hidden');
  });
})();`;
