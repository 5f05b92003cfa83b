/** A drawing, because pictures of stories must not depend on the network. */
export const newsPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#dfe4fb"/><path d="M0 70 40 48l30 14 40-34 50 22v40H0z" fill="#3040a0"/><circle cx="128" cy="22" r="10" fill="#f2a900"/></svg>',
)}`;
