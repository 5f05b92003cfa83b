import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** A React form with the login's fields, with state and a check, without styles. */
function LoginForm() {
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    setError(phone === '' || password === '' ? 'Faltan datos' : '');
  };
  return (
    <form onSubmit={send}>
      <h1>Hola de nuevo</h1>
      <label>
        Teléfono
        <input name="phone" type="tel" value={phone} onChange={(e) => setPhone(e.target.value)} />
      </label>
      <label>
        Contraseña
        <input
          name="password"
          type="password"
          value={password}
          onChange={(e) => setPassword(e.target.value)}
        />
      </label>
      <p>{error}</p>
      <button type="submit">Iniciar sesión</button>
      <a href="/forgot-password">¿Olvidaste tu contraseña?</a>
      <a href="/register">Crear cuenta</a>
    </form>
  );
}

const container = document.querySelector('#app');
if (container !== null) createRoot(container).render(<LoginForm />);
