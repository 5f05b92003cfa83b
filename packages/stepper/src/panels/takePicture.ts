/** The shared tab, until the tester stops sharing it. */
let shared: MediaStream | null = null;

/**
 * Takes a picture of the screen in an iframe, as the data URL of an image: one frame of the shared
 * tab, which shows the real pixels. The browser asks once. Rejects if the tab is not shared.
 */
export async function takePicture(frame: HTMLIFrameElement): Promise<string> {
  const stream = shared?.active === true ? shared : await share();
  shared = stream;
  const video = document.createElement('video');
  video.muted = true;
  video.srcObject = stream;
  await video.play();
  const { x, y, width, height } = cutOut(frame, video, stream);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height);
  video.srcObject = null;
  return canvas.toDataURL('image/png');
}

function share(): Promise<MediaStream> {
  // The types lack the newer options, which other browsers ignore.
  const options: DisplayMediaStreamOptions & Record<string, unknown> = {
    video: true,
    audio: false,
    preferCurrentTab: true,
    selfBrowserSurface: 'include',
  };
  return navigator.mediaDevices.getDisplayMedia(options);
}

/** The part of a video that shows the iframe; all of it if the video does not show a tab. */
function cutOut(
  frame: HTMLIFrameElement,
  { videoWidth, videoHeight }: HTMLVideoElement,
  stream: MediaStream,
) {
  const [track] = stream.getVideoTracks();
  const whole = { x: 0, y: 0, width: videoWidth, height: videoHeight };
  if (track?.getSettings().displaySurface !== 'browser') return whole;
  const { left, top, width, height, tab } = placeInTab(frame);
  const scale = videoWidth / tab.innerWidth;
  const [x, y] = [Math.max(0, left * scale), Math.max(0, top * scale)];
  return {
    x,
    y,
    width: Math.min(width * scale, videoWidth - x),
    height: Math.min(height * scale, videoHeight - y),
  };
}

/** The place of an iframe in the tab; Storybook shows the stepper in an iframe, too. */
function placeInTab(frame: HTMLIFrameElement) {
  const { width, height } = frame.getBoundingClientRect();
  const tab: Window = frame.ownerDocument.defaultView ?? window;
  const place = { left: 0, top: 0, width, height, tab };
  for (let around: Element | null = frame; around !== null; around = place.tab.frameElement) {
    const { left, top } = around.getBoundingClientRect();
    const view = around.ownerDocument.defaultView ?? window;
    place.left += left + around.clientLeft;
    place.top += top + around.clientTop;
    place.tab = view;
  }
  return place;
}
