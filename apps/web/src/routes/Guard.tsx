import { Suspense, use, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '../boot/services.ts';
import { useIsLoggedIn } from '../boot/useIsLoggedIn.ts';
import { ScreenFailed } from '../parts/ScreenFailed.tsx';
import { loadRoom } from './loaders.ts';
import { loadOnce } from './loadOnce.ts';
import { keepReturnAddress, takeReturnAddress } from './returnAddress.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** Lets only customers pass; a visitor is led to the login and back afterwards (spec §2). */
export function CustomersOnly() {
  const { storage } = useServices();
  const isLoggedIn = useIsLoggedIn();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isLoggedIn) keepReturnAddress(storage, pathname + search);
  }, [isLoggedIn, pathname, search, storage]);
  if (!isLoggedIn) return <Navigate to="/login" replace />;
  return (
    <ScreenBoundary screenKey="room" renderFailure={(retry) => <ScreenFailed onRetry={retry} />}>
      <Suspense fallback={null}>
        <Room />
      </Suspense>
    </ScreenBoundary>
  );
}

function Room() {
  const { default: CustomersRoom } = use(loadOnce(loadRoom));
  return (
    <CustomersRoom>
      <Outlet />
    </CustomersRoom>
  );
}

/**
 * Leads a customer who is logged in on to where they were going. Done after rendering, so that
 * the page rendered at build time and the app agree.
 */
export function VisitorsOnly() {
  const { storage } = useServices();
  const isLoggedIn = useIsLoggedIn();
  const navigate = useNavigate();
  useEffect(() => {
    if (isLoggedIn) void navigate(takeReturnAddress(storage), { replace: true });
  }, [isLoggedIn, navigate, storage]);
  return <Outlet />;
}
