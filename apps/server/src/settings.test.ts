import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings', () => {
  test('spec §9 default locale: the defaults of the decisions', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      dataDir: resolve('.data'),
      databaseUrl: null,
      replicaUrl: null,
      connections: { reading: 8, writing: 12, replica: 4 },
      ledgerAudit: 'on',
      fullAuditHour: 9,
      marketFeed: 'simulated',
      marketDataDir: null,
      demoHistory: 'none',
      accountWaitHours: 24,
      codeRecovery: 'on',
      pesoRate: 'specified',
      pricePush: 'on',
      hasPasskeys: true,
      hasWorker: true,
      passkeys: null,
      sessionAgeMs: 30 * 86_400_000,
      sessionIdleMs: 7 * 86_400_000,
      callPoints: 1500,
      upstreamUrl: null,
      format: { timeZone: null, decimalSeparator: null, firstPage: '1' },
      pictureSources: [],
      picturePaths: ['/uploads/'],
      locales: ['es'],
      publicUrl: null,
      log: null,
      logLevel: 'info',
      logAddresses: 'truncated',
      logKey: null,
      openTelemetryUrl: null,
      sampledTraces: 1,
      trustedProxies: 0,
      stop: { announceMs: 2_000, callsMs: 10_000 },
      operator: null,
      legal: { termsUrl: null, privacyUrl: null, complaints: null, authority: null },
    });
  });

  test('use set values and ignore empty ones', () => {
    const settings = readSettings({
      PORT: '8080',
      LOCALES: 'de, es',
      PUBLIC_URL: 'https://Corro.example:443/',
      TRUSTED_PROXIES: '2',
      DRAIN_SECONDS: '0.5',
      STOP_SECONDS: '20',
      MARKET_FEED: '',
      UPSTREAM_URL: 'https://broker.example/api',
      PICTURE_HOSTS: 'CDN.broker.example, *.photos.example:8443,http://10.0.0.5',
    });
    expect(settings.port).toBe(8080);
    expect(settings.locales).toEqual(['de', 'es']);
    expect(settings.marketFeed).toBe('simulated');
    expect(settings.publicUrl).toBe('https://corro.example');
    expect(settings.trustedProxies).toBe(2);
    expect(settings.stop).toEqual({ announceMs: 500, callsMs: 20_000 });
    expect(settings.upstreamUrl).toBe('https://broker.example');
    expect(settings.pictureSources).toEqual([
      'https://cdn.broker.example',
      'https://*.photos.example:8443',
      'http://10.0.0.5',
    ]);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_REPLICA_URL', 'replica:5432'],
    ['DATABASE_READ_CONNECTIONS', '0'],
    ['DATABASE_WRITE_CONNECTIONS', '1001'],
    ['DATABASE_REPLICA_CONNECTIONS', 'many'],
    ['LEDGER_AUDIT', 'sometimes'],
    ['LEDGER_FULL_AUDIT_HOUR', '24'],
    ['LEDGER_FULL_AUDIT_HOUR', '03:00'],
    ['DRAIN_SECONDS', '5s'],
    ['STOP_SECONDS', '301'],
    ['STOP_SECONDS', '-1'],
    ['SESSION_DAYS', '0'],
    ['CALL_POINTS', '-1'],
    ['CALL_POINTS', '1.5'],
    ['SESSION_IDLE_MINUTES', '30m'],
    ['SESSION_IDLE_MINUTES', '527041'],
    ['MARKET_FEED', 'yesterday'],
    ['MARKET_DATA_DIR', '/no/such/folder'],
    ['UPSTREAM_URL', 'broker.example'],
    ['UPSTREAM_URL', 'ftp://broker.example'],
    ['UPSTREAM_URL', 'https://broker.example/api?v=1'],
    ['UPSTREAM_URL', 'https://broker.example/#api'],
    ['PICTURE_HOSTS', 'cdn.example/pictures'],
    ['PICTURE_HOSTS', "cdn.example; script-src 'unsafe-inline'"],
    ['PICTURE_HOSTS', '*'],
    ['PICTURE_HOSTS', 'cdn.example,,'],
    ['PICTURE_PATHS', 'uploads'],
    ['PICTURE_PATHS', '/'],
    ['PICTURE_PATHS', '/a/../'],
    ['LOG', 'xml'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_ADDRESSES', 'none'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', '-0.1'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OPERATOR_TERMS_URL', 'http://broker.example/terms'],
    ['OPERATOR_PRIVACY_URL', 'javascript:alert(1)'],
    ['OPERATOR_COMPLAINTS', 'x'.repeat(501)],
    ['PUBLIC_URL', 'corro.example'],
    ['PUBLIC_URL', 'https://corro.example/app'],
    ['PUBLIC_URL', 'https://corro.example/?a=1'],
    ['LOCALES', 'es,fr'],
    ['LOCALES', 'es,es'],
    ['LOCALES', ','],
    ['TRUSTED_PROXIES', 'nginx'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', '11'],
  ])('reject %s=%s with a sentence that names it', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(
      new RegExp(`^${name} .*is not right: it has to be .*\\.$`),
    );
  });

  test.each([
    ['DATABASE_URL', 'mysql://me:secret@host/db'],
    ['UPSTREAM_URL', 'https://me:secret@broker.example'],
    ['UPSTREAM_URL', 'https://me@broker.example'],
    ['LOG_KEY', 'short'],
    ['OPERATOR_TERMS_URL', 'https://me:secret@broker.example'],
  ])('hide an invalid %s that may hold a password', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} is not right`));
  });

  test.each([
    ['https://broker.example', 'https://broker.example'],
    ['https://broker.example/', 'https://broker.example'],
    ['https://broker.example/api/', 'https://broker.example'],
    ['https://broker.example/corro/api', 'https://broker.example/corro'],
    ['https://broker.example/corro//', 'https://broker.example/corro'],
    ['https://Broker.example:443/papi', 'https://broker.example/papi'],
  ])('read the upstream %s as %s', (value, expected) => {
    expect(readSettings({ UPSTREAM_URL: value }).upstreamUrl).toBe(expected);
  });

  test.each(['America/Mexico_City', 'UTC', '-06:00'])('read the time zone %s', (timeZone) => {
    const settings = readSettings({
      UPSTREAM_TIME_ZONE: timeZone,
      UPSTREAM_DECIMAL_SEPARATOR: ',',
      UPSTREAM_FIRST_PAGE: '0',
    });
    expect(settings.format).toEqual({ timeZone, decimalSeparator: ',', firstPage: '0' });
    expect(readSettings({ UPSTREAM_URL: 'https://api.example' }).format.firstPage).toBeNull();
  });

  test.each(['Mexico', 'UTC-6', '-06:30', '-15:00'])('refuse the time zone %s', (timeZone) => {
    expect(() => readSettings({ UPSTREAM_TIME_ZONE: timeZone })).toThrow(/^UPSTREAM_TIME_ZONE is/);
  });

  test('read the age limits of sessions', () => {
    expect(readSettings({ SESSION_DAYS: '1', SESSION_IDLE_MINUTES: '30' })).toMatchObject({
      sessionAgeMs: 86_400_000,
      sessionIdleMs: 1_800_000,
    });
  });

  test('read connections and the audit', () => {
    const settings = readSettings({
      DATABASE_READ_CONNECTIONS: '3',
      DATABASE_WRITE_CONNECTIONS: '1',
      DATABASE_REPLICA_CONNECTIONS: '1000',
      LEDGER_AUDIT: 'off',
      LEDGER_FULL_AUDIT_HOUR: '0',
    });
    expect(settings.connections).toEqual({ reading: 3, writing: 1, replica: 1000 });
    expect(settings).toMatchObject({ ledgerAudit: 'off', fullAuditHour: 0 });
  });

  test('require a folder for recorded prices', () => {
    expect(() => readSettings({ MARKET_FEED: 'recorded' })).toThrow(/^MARKET_DATA_DIR is not set/);
  });

  test('read each publication of the operator', () => {
    const { legal } = readSettings({
      OPERATOR_TERMS_URL: 'https://broker.example/terms?lang=es',
      OPERATOR_COMPLAINTS: ' UNE\nune@broker.example ',
    });
    expect(legal).toEqual({
      termsUrl: 'https://broker.example/terms?lang=es',
      privacyUrl: null,
      complaints: 'UNE\nune@broker.example',
      authority: null,
    });
  });

  test('require all parts of the operator', () => {
    expect(() => readSettings({ OPERATOR_NAME: 'Casa' })).toThrow(
      /^OPERATOR_REGULATOR and OPERATOR_LICENCE are not set/,
    );
    const whole = { OPERATOR_NAME: 'Casa', OPERATOR_REGULATOR: 'CNBV', OPERATOR_LICENCE: '7' };
    expect(readSettings(whole).operator).toEqual({ name: 'Casa', regulator: 'CNBV', licence: '7' });
  });
});

describe('passkeys', () => {
  const PUBLIC_URL = 'https://app.corro.example';

  test('belong to the public address, or to a domain above it', () => {
    const origins = [PUBLIC_URL];
    expect(readSettings({ PUBLIC_URL }).passkeys).toEqual({ domain: 'app.corro.example', origins });
    expect(readSettings({ PUBLIC_URL, PASSKEY_DOMAIN: 'corro.example' }).passkeys).toEqual({
      domain: 'corro.example',
      origins,
    });
  });

  test.each(['other.example', 'ro.example', 'app.corro.example.org'])('not to %s', (domain) => {
    expect(() => readSettings({ PUBLIC_URL, PASSKEY_DOMAIN: domain })).toThrow('PASSKEY_DOMAIN');
    expect(() => readSettings({ PASSKEY_DOMAIN: domain })).toThrow('PASSKEY_DOMAIN');
  });

  test('the sandbox offers passkeys, and an upstream does if the operator says so', () => {
    const UPSTREAM_URL = 'https://broker.example';
    expect(readSettings({ PASSKEYS: 'off' }).hasPasskeys).toBe(false);
    expect(readSettings({ UPSTREAM_URL }).hasPasskeys).toBe(false);
    expect(readSettings({ UPSTREAM_URL, PASSKEYS: 'on' }).hasPasskeys).toBe(true);
  });
});
