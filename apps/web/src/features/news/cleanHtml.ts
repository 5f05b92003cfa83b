import DOMPurify from 'dompurify';

/** What an article may be made of. Nothing that runs, asks for input, embeds or styles. */
const tags = `
  h1 h2 h3 h4 h5 h6 p div br hr span blockquote pre
  strong b em i u s small sub sup mark code a
  ul ol li dl dt dd img figure figcaption
  table caption thead tbody tfoot tr th td
`
  .trim()
  .split(/\s+/);
const attributes = ['href', 'src', 'alt', 'title', 'lang', 'dir', 'width', 'height'];
const tableAttributes = ['colspan', 'rowspan', 'scope'];

/** Addresses that lead out; pictures may also come from the server itself. */
const outward = /^https?:\/\//i;
const ownPicture = /^\/(?![/\\])/;

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') guardLink(node);
  if (node.tagName === 'IMG') guardPicture(node);
});

function guardLink(link: Element): void {
  const address = link.getAttribute('href')?.trim() ?? '';
  if (!outward.test(address)) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function guardPicture(picture: Element): void {
  const address = picture.getAttribute('src')?.trim() ?? '';
  if (!outward.test(address) && !ownPicture.test(address)) {
    picture.remove();
    return;
  }
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/**
 * HTML of an upstream made safe to show: no scripts, forms, frames or styles; links lead to http(s)
 * addresses only, in a tab that learns nothing of this one; pictures load when they come into view.
 * Trusted by the policy `dompurify` where the browser knows trusted types.
 */
export function cleanHtml(html: string): TrustedHTML | string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: [...attributes, ...tableAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  });
}
