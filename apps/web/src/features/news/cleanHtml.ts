import DOMPurify from 'dompurify';

/** Allowed tags: nothing that runs, takes input, embeds or styles. */
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

/** External addresses; pictures may also come from the server itself. */
const external = /^https?:\/\//i;
const internal = /^\/(?![/\\])/;

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') guardLink(node);
  if (node.tagName === 'IMG') guardPicture(node);
});

function guardLink(link: Element): void {
  const address = link.getAttribute('href')?.trim() ?? '';
  if (!external.test(address)) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

function guardPicture(picture: Element): void {
  const address = picture.getAttribute('src')?.trim() ?? '';
  if (!external.test(address) && !internal.test(address)) {
    picture.remove();
    return;
  }
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
}

/**
 * Sanitises HTML of the upstream: no scripts, forms, frames or styles. Links lead to http(s)
 * addresses in a new tab without opener or referrer; pictures load lazily. Returns `TrustedHTML` of
 * the policy `dompurify` if the browser supports trusted types.
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
