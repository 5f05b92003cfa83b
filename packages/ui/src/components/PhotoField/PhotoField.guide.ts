export const guide: ComponentGuide = {
  use: 'A photo from the camera or from files, with its preview and how far its upload is. The file is handed on and kept nowhere.',
  instead: {
    Image: 'to show a picture',
    TextField: 'for whatever can be typed',
  },
  keyboard: {
    Tab: 'goes to the camera, then to the file',
    'Enter Space': 'open the camera or the choice of files',
  },
  accessibility: {
    role: '`group` of two file inputs; `progressbar` while `progress` is given.',
    name: 'The `label` names the group; the inputs are named `cameraLabel` and `fileLabel`, and described by hint and problem. The preview is named `previewAlt`.',
    announced: '`status` and a problem, politely. Progress is not: it would never stop.',
    contrast: 'Words 4.5 : 1, the focus ring and the edge of the empty place 3 : 1.',
    motion: 'The bar goes without a transition.',
  },
};
