// Generated from openapi/openapi.yaml by `npm run generate -w @corro/testing`; do not edit.

/** Examples of each entity in the contract, by the call that answers it. */
export const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "LoggedIn": {
    "POST /stock/user/login": {
      "token": "9f2c…"
    },
    "POST /stock/user/passkey/login": {
      "token": "9f2c…"
    }
  },
  "Busy": {
    "POST /stock/user/login": {
      "token": "9f2c…"
    },
    "GET /v2/yahoo": {
      "symbol": "NVLO",
      "name": "Norvelo Energía",
      "market": "US",
      "price": "128.40",
      "previous_close": "126.90",
      "open": "127.10",
      "high": "129.00",
      "low": "126.95",
      "change": "1.50",
      "changePercent": "1.18",
      "linePath": "M0 30 L50 22 L100 8",
      "areaPath": "M0 30 L50 22 L100 8 L100 40 L0 40 Z",
      "rows": [
        {
          "timestamp": "2026-11-20T15:30:00.000Z",
          "open": "127.10",
          "high": "129.00",
          "low": "126.95",
          "close": "128.40",
          "volume": 182300
        }
      ]
    },
    "GET /v2/stock/list": {
      "rows": [
        {
          "id": 1,
          "stock": "NVLO",
          "name": "Norvelo Energía",
          "market": "US",
          "market_name": "Estados Unidos",
          "exchange_name": "NASDAQ",
          "prasent": "128.40",
          "current_price": "128.40",
          "close_prices": "126.90",
          "percent_change": "1.18"
        }
      ],
      "count": 1
    },
    "GET /v2/market/list": {
      "rows": [
        {
          "id": 1,
          "stock": "CET28",
          "name": "Cetes a 28 días",
          "market": "CGI",
          "market_name": "Deuda pública",
          "exchange_name": "Gobierno",
          "prasent": "99.200",
          "close_prices": "99.190",
          "percent_change": "0.01",
          "issuer": "México",
          "yield": "10.37",
          "term_days": 28,
          "paid_until_due": "100.00"
        }
      ],
      "count": 1
    },
    "GET /stock/category/list": {
      "categories": [
        {
          "category_id": 1,
          "category_code": "US_INDEX",
          "category_name": "Índices",
          "stocks": [
            {
              "id": 1,
              "stock_name": "Índice Corro 50",
              "stock_code": "C50"
            },
            {
              "id": 2,
              "stock_name": "Índice Tecnología",
              "stock_code": "TEC"
            }
          ]
        }
      ]
    },
    "GET /v2/currency/list": {
      "rows": [
        {
          "stock": "USDMXN",
          "name": "Dólar / peso mexicano",
          "prasent": "18.42",
          "percent_change": "0.11",
          "price_change_percent": "0.11"
        }
      ],
      "count": 1
    },
    "GET /stock/new/list": {
      "rows": [
        {
          "id": 7,
          "title": "El mercado abre al alza",
          "subhead": "Energía a la cabeza",
          "img": null,
          "content": "<p>Las acciones de energía encabezan las alzas.</p>",
          "created_at": "2026-11-20T15:30:00.000Z"
        }
      ],
      "count": 1
    },
    "GET /stock/new/index": {
      "id": 7,
      "title": "El mercado abre al alza",
      "subhead": "Energía a la cabeza",
      "img": null,
      "content": "<p>Las acciones de energía encabezan las alzas.</p>",
      "created_at": "2026-11-20T15:30:00.000Z"
    },
    "GET /stock/success/collection/check": {
      "collected": true
    },
    "GET /stock/success/collection/list": {
      "list": [
        {
          "stock_name": "Norvelo Energía",
          "stock_code": "NVLO",
          "category_code": "ENERGY",
          "stock_detail": {
            "market": "US",
            "prasent": "128.40",
            "close_prices": "126.90",
            "percent_change": "1.18",
            "market_name": "Estados Unidos",
            "exchange_name": "NASDAQ"
          }
        }
      ],
      "total": 1
    },
    "GET /stock/success/user_message/list-message": {
      "rows": [
        {
          "id": "m-1",
          "message": "¿En qué te ayudamos?",
          "from": "agent",
          "created_at": "2026-11-20T15:29:00.000Z"
        }
      ],
      "count": 1
    },
    "GET /stock/success/user_message/unread-count": {
      "unread_count": 2
    },
    "POST /stock/success/stock/list": {
      "rows": [
        {
          "id": 3,
          "tag": "NVLO",
          "name": "Norvelo Energía",
          "price": "120.00",
          "prasent": "128.40",
          "count": 100,
          "status": 1,
          "end_time": "2026-11-21T00:00:00.000Z",
          "holding_days": 2
        }
      ],
      "count": 1
    },
    "POST /stock/success/deal/buy": {
      "no": "C-20261120-0001",
      "price": "128.40",
      "count": 10,
      "fee": "0.39",
      "total": "1284.39"
    },
    "POST /stock/success/deal/list": {
      "rows": [
        {
          "id": 11,
          "no": "C-20261120-0001",
          "tag": "NVLO",
          "name": "Norvelo Energía",
          "type": "US",
          "mold": "stock",
          "state": "buy",
          "count": 10,
          "price": "128.40",
          "sell_price": null,
          "price_all": "1284.39",
          "status": 1,
          "created_at": "2026-11-20T15:30:00.000Z",
          "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
        }
      ],
      "count": 1
    },
    "POST /stock/success/deal/sell": {
      "no": "C-20261120-0002",
      "price": "129.00",
      "count": 10,
      "fee": "0.39",
      "total": "1289.61"
    },
    "GET /stock/success/v2/transaction": {
      "rows": [
        {
          "id": 11,
          "no": "C-20261120-0001",
          "tag": "NVLO",
          "name": "Norvelo Energía",
          "type": "US",
          "mold": "stock",
          "state": "buy",
          "count": 10,
          "price": "128.40",
          "price_all": "1284.39",
          "prasent": "129.00",
          "close_prices": "127.50",
          "status": 1,
          "created_at": "2026-11-20T15:30:00.000Z"
        }
      ],
      "count": 1
    },
    "POST /stock/success/upload": {
      "url": "/api/files/8d1f"
    },
    "GET /stock/success/v2/balance": {
      "balance": "25000.00"
    },
    "GET /stock/success/v2/user/info": {
      "user": "5500000001",
      "no": "100001",
      "img": null,
      "total": "25000.00",
      "money": "25000.00",
      "loan": "0.00",
      "fund_code_set": true
    },
    "GET /stock/success/v2/portfolio": {
      "list": [
        {
          "time": "2026-10-22T00:00:00.000Z",
          "value": "25000.00",
          "flows": "25000.00",
          "fees": "3.00",
          "interest": "0.00"
        },
        {
          "time": "2026-11-20T15:30:00.000Z",
          "value": "25310.20",
          "flows": "25000.00",
          "fees": "3.39",
          "interest": "0.00"
        }
      ],
      "parts": {
        "cash": "12000.00",
        "stock": "9310.20",
        "forex": "0.00",
        "futures": "0.00",
        "treasury": "2000.00",
        "funds": "1500.00",
        "held": "500.00",
        "loan": "0.00"
      }
    },
    "GET /stock/success/v2/bill": {
      "rows": [
        {
          "id": 21,
          "type": "expense",
          "amount": "1284.39",
          "balance": "23715.61",
          "reason": "stock-buy",
          "no": "C26112000000042",
          "tag": "NVLO",
          "name": "Norvelo Energía",
          "count": 10,
          "price": "128.40",
          "created_at": "2026-11-20T15:30:00.000Z"
        }
      ],
      "count": 1
    },
    "GET /stock/success/v2/statement/list": {
      "rows": [
        {
          "month": "2026-11",
          "opening": "25000.00",
          "income": "5000.00",
          "expense": "1284.39",
          "closing": "28715.61",
          "count": 2
        }
      ],
      "count": 1
    },
    "GET /stock/success/v2/statement/entries": {
      "rows": [
        {
          "id": 21,
          "type": "expense",
          "amount": "1284.39",
          "balance": "28715.61",
          "reason": "stock-buy",
          "no": "C26112000000042",
          "created_at": "2026-11-20T15:30:00.000Z"
        }
      ],
      "count": 1
    },
    "GET /v2/config": [
      {
        "tag": "usd_mxn",
        "value": "20"
      },
      {
        "tag": "usd_mxn_trading",
        "value": "20.29"
      },
      {
        "tag": "min_withdraw_count",
        "value": "100"
      }
    ],
    "GET /stock/success/autonomy/state": {
      "status": 1,
      "real_name": "Nombre Apellido",
      "id_number": "A1234567",
      "id_number_img": "/api/files/1",
      "id_number_img_two": "/api/files/2",
      "id_type": "passport"
    },
    "GET /stock/success/bank/list": [
      {
        "id": 5,
        "type": "bank",
        "bank": "bank",
        "branch_bank": "Banco del Centro",
        "bank_card": "002010077777777771",
        "bank_user": "Titular de la cuenta",
        "status": 1,
        "created_at": "2026-11-20T15:30:00.000Z",
        "version": "0",
        "payable_at": null
      }
    ],
    "GET /client/ipo": {
      "rows": [
        {
          "id": 2,
          "series": "A",
          "symbol": "SOLV",
          "company_name": "Solvera Energía",
          "status": "Forthcoming",
          "issue_price": "15.00",
          "min": 100,
          "max": 5000,
          "issue_start_date": "2026-11-20T15:00:00.000Z",
          "issue_end_date": "2026-11-20T16:00:00.000Z",
          "listing_date": "2026-11-20T16:20:00.000Z"
        }
      ],
      "count": 1
    },
    "POST /stock/success/ipo/buy": {
      "no": "261120-7K2QF-9XW3M",
      "price": "15.00",
      "count": 200,
      "fee": "0.90",
      "total": "3000.90"
    },
    "GET /stock/success/ipo/list": {
      "rows": [
        {
          "id": 8,
          "no": "I-20261120-0001",
          "tag": "SOLV",
          "company_name": "Solvera Energía",
          "ipo_id": 2,
          "series": "A",
          "count": 200,
          "price": "15.00",
          "held": "3000.90",
          "issue_end_date": "2026-11-20T16:00:00.000Z",
          "allotted": null,
          "amount": null,
          "fee": null,
          "returned": null,
          "status": 1,
          "created_at": "2026-11-20T15:30:00.000Z",
          "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
        }
      ],
      "count": 1
    },
    "GET /v2/fund/list": {
      "rows": [
        {
          "id": 4,
          "name": "Renta Fija 90",
          "min_return": "1.20",
          "max_return": "2.40",
          "investment_period": 90,
          "amount": "1000.00",
          "issue_amount": "500000.00",
          "sold_amount": "120000.00",
          "issue_minimum": "0.00",
          "issue_end_time": "2026-11-25T15:30:00.000Z",
          "version": "1000.00-90-1.20-2.40"
        }
      ],
      "count": 1
    },
    "POST /stock/success/fund/purchase": {
      "no": "F-20261120-0001",
      "amount": "1000.00",
      "end_time": "2027-02-18T15:30:00.000Z"
    },
    "GET /stock/success/fund/orders": {
      "rows": [
        {
          "id": 9,
          "amount": "1000.00",
          "no": "F-20261120-0001",
          "expected_return": "18.00",
          "paid_return": null,
          "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11",
          "status": "active",
          "end_time": "2027-02-18T15:30:00.000Z",
          "created_at": "2026-11-20T15:30:00.000Z",
          "project": {
            "name": "Renta Fija 90",
            "investment_period": 90,
            "min_return": "1.20",
            "max_return": "2.40"
          }
        }
      ],
      "count": 1
    },
    "POST /stock/success/v2/recharge/add": {
      "no": "R-20261120-0001",
      "count": "5000.00"
    },
    "GET /stock/success/property/list": {
      "rows": [
        {
          "id": 31,
          "no": "R-20261120-0001",
          "count": "5000.00",
          "status": 1,
          "created_at": "2026-11-20T15:30:00.000Z",
          "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
        }
      ],
      "count": 1
    },
    "GET /stock/success/property/withdraw": {
      "rows": [
        {
          "id": 32,
          "no": "W-20261120-0001",
          "count": "250.00",
          "status": "n",
          "created_at": "2026-11-20T15:30:00.000Z",
          "type": "bank",
          "branch_bank": "Banco del Centro",
          "bank_card": "•••• 7771",
          "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
        }
      ],
      "count": 1
    },
    "POST /stock/success/money/access": {
      "no": "W-20261120-0001",
      "count": "250.00"
    },
    "GET /stock/success/loans/data": {
      "amountDue": "0.00",
      "creditScore": 100,
      "remainingAmount": "10000.00",
      "rate": "12.00",
      "days": 30,
      "fee": "0.00",
      "version": "12.00-30-0.00"
    },
    "POST /stock/success/loans/add": {
      "no": "L-20261120-0001",
      "count": "500.00"
    },
    "POST /stock/success/loans/repay": {
      "no": "L-20261120-0001",
      "count": "504.93"
    },
    "GET /stock/success/loans/list": {
      "rows": [
        {
          "id": 41,
          "no": "L-20261120-0001",
          "count": "500.00",
          "state": 1,
          "repayment_time": null,
          "created_at": "2026-11-20T15:30:00.000Z",
          "rate": "12.00",
          "days": 30,
          "cost": "4.93",
          "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
        }
      ],
      "count": 1
    },
    "GET /stock/success/v2/case/list": {
      "rows": [
        {
          "no": "7K3M-9Q2X",
          "kind": "withdrawal",
          "operation_no": "W-1",
          "name": null,
          "amount": "250.00",
          "subject": "not-received",
          "message": null,
          "state": "open",
          "created_at": "2026-11-20T15:29:00.000Z"
        }
      ],
      "count": 1
    },
    "POST /stock/success/v2/case/open": {
      "no": "7K3M-9Q2X",
      "kind": "withdrawal",
      "operation_no": "W-1",
      "name": null,
      "amount": "250.00",
      "subject": "not-received",
      "message": null,
      "state": "open",
      "created_at": "2026-11-20T15:29:00.000Z"
    },
    "POST /stock/success/v2/cancel": {
      "no": "W-20261120-0001",
      "returned": "100.00"
    },
    "GET /stock/success/v2/notice/list": {
      "rows": [
        {
          "id": "loan-due-L-20261120-0001",
          "kind": "loan-due",
          "is_read": true,
          "no": "L-20261120-0001",
          "amount": "504.93",
          "end_time": "2026-12-20T15:30:40.000Z",
          "created_at": "2026-12-17T15:30:40.000Z"
        },
        {
          "id": "deposit-done-R-20261120-0001",
          "kind": "deposit-done",
          "is_read": false,
          "no": "R-20261120-0001",
          "amount": "5000.00",
          "created_at": "2026-11-20T15:30:00.000Z"
        }
      ],
      "count": 2
    },
    "GET /stock/success/v2/notice/unread-count": {
      "unread_count": 1
    },
    "GET /stock/success/v2/gain/years": {
      "rows": [
        {
          "year": 2026,
          "cost": "1284.00",
          "proceeds": "1306.50",
          "fees": "0.78",
          "gain": "21.72"
        }
      ],
      "count": 1
    },
    "GET /stock/success/v2/gain/instruments": {
      "rows": [
        {
          "kind": "sale",
          "tag": "NVLO",
          "name": "Norvelo Energía",
          "type": "US",
          "sales": 1,
          "cost": "1284.00",
          "proceeds": "1306.50",
          "fees": "0.78",
          "gain": "21.72"
        }
      ],
      "count": 1
    },
    "GET /stock/success/v2/gain/list": {
      "rows": [
        {
          "kind": "sale",
          "no": "S-20261120-0001",
          "tag": "NVLO",
          "name": "Norvelo Energía",
          "type": "US",
          "count": 10,
          "cost": "1284.00",
          "proceeds": "1306.50",
          "fees": "0.78",
          "gain": "21.72",
          "created_at": "2026-11-20T15:30:00.000Z"
        }
      ],
      "count": 1
    },
    "GET /stock/success/v2/session/list": {
      "rows": [
        {
          "id": "s-1",
          "is_current": true,
          "browser": "Chrome",
          "system": "Android",
          "device": "phone",
          "created_at": "2026-11-20T15:30:00.000Z",
          "used_at": "2026-11-20T16:02:10.000Z"
        },
        {
          "id": "s-2",
          "is_current": false,
          "browser": "Firefox",
          "system": "Windows",
          "device": "computer",
          "created_at": "2026-11-19T15:30:00.000Z",
          "used_at": "2026-11-20T15:20:00.000Z"
        }
      ],
      "count": 2
    },
    "POST /stock/user/passkey/options": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rpId": "corro.example",
      "userVerification": "required"
    },
    "POST /stock/user/passkey/login": {
      "token": "9f2c…"
    },
    "GET /stock/success/v2/passkey/list": {
      "rows": [
        {
          "id": "p-1",
          "name": "Mi teléfono",
          "is_paused": false,
          "created_at": "2026-10-21T15:30:00.000Z",
          "browser": "Chrome",
          "system": "Android",
          "device": "phone",
          "used_at": "2026-11-19T15:30:00.000Z",
          "used_browser": "Chrome",
          "used_system": "Android",
          "used_device": "phone"
        }
      ],
      "count": 1
    },
    "POST /stock/success/v2/passkey/options": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rp": {
        "id": "corro.example",
        "name": "Corro"
      },
      "user": {
        "id": "dGVzdA",
        "name": "5500000001",
        "displayName": "5500000001"
      },
      "pubKeyCredParams": [
        {
          "type": "public-key",
          "alg": -7
        }
      ]
    },
    "POST /stock/success/v2/passkey/add": {
      "id": "0e5a1c0e-3f6b-4d52-9a53-0d4f3c1b2a10"
    },
    "POST /stock/success/v2/passkey/withdraw": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rpId": "corro.example",
      "userVerification": "required",
      "allowCredentials": [
        {
          "id": "dGVzdA",
          "type": "public-key"
        }
      ]
    },
    "POST /stock/success/v2/passkey/card": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rpId": "corro.example",
      "userVerification": "required",
      "allowCredentials": [
        {
          "id": "dGVzdA",
          "type": "public-key"
        }
      ]
    }
  },
  "Wait": {
    "POST /stock/user/login": {
      "token": "9f2c…"
    },
    "POST /stock/success/deal/buy": {
      "no": "C-20261120-0001",
      "price": "128.40",
      "count": 10,
      "fee": "0.39",
      "total": "1284.39"
    },
    "POST /stock/success/v2/recharge/add": {
      "no": "R-20261120-0001",
      "count": "5000.00"
    },
    "POST /stock/success/money/access": {
      "no": "W-20261120-0001",
      "count": "250.00"
    },
    "POST /stock/success/v2/case/open": {
      "no": "7K3M-9Q2X",
      "kind": "withdrawal",
      "operation_no": "W-1",
      "name": null,
      "amount": "250.00",
      "subject": "not-received",
      "message": null,
      "state": "open",
      "created_at": "2026-11-20T15:29:00.000Z"
    },
    "POST /stock/user/passkey/options": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rpId": "corro.example",
      "userVerification": "required"
    },
    "POST /stock/user/passkey/login": {
      "token": "9f2c…"
    },
    "POST /stock/success/v2/passkey/options": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rp": {
        "id": "corro.example",
        "name": "Corro"
      },
      "user": {
        "id": "dGVzdA",
        "name": "5500000001",
        "displayName": "5500000001"
      },
      "pubKeyCredParams": [
        {
          "type": "public-key",
          "alg": -7
        }
      ]
    }
  },
  "Quote": {
    "GET /v2/yahoo": {
      "symbol": "NVLO",
      "name": "Norvelo Energía",
      "market": "US",
      "price": "128.40",
      "previous_close": "126.90",
      "open": "127.10",
      "high": "129.00",
      "low": "126.95",
      "change": "1.50",
      "changePercent": "1.18",
      "linePath": "M0 30 L50 22 L100 8",
      "areaPath": "M0 30 L50 22 L100 8 L100 40 L0 40 Z",
      "rows": [
        {
          "timestamp": "2026-11-20T15:30:00.000Z",
          "open": "127.10",
          "high": "129.00",
          "low": "126.95",
          "close": "128.40",
          "volume": 182300
        }
      ]
    }
  },
  "QuoteRow": {
    "GET /v2/yahoo": {
      "timestamp": "2026-11-20T15:30:00.000Z",
      "open": "127.10",
      "high": "129.00",
      "low": "126.95",
      "close": "128.40",
      "volume": 182300
    }
  },
  "Stock": {
    "GET /v2/stock/list": {
      "id": 1,
      "stock": "NVLO",
      "name": "Norvelo Energía",
      "market": "US",
      "market_name": "Estados Unidos",
      "exchange_name": "NASDAQ",
      "prasent": "128.40",
      "current_price": "128.40",
      "close_prices": "126.90",
      "percent_change": "1.18"
    },
    "GET /v2/market/list": {
      "id": 1,
      "stock": "CET28",
      "name": "Cetes a 28 días",
      "market": "CGI",
      "market_name": "Deuda pública",
      "exchange_name": "Gobierno",
      "prasent": "99.200",
      "close_prices": "99.190",
      "percent_change": "0.01",
      "issuer": "México",
      "yield": "10.37",
      "term_days": 28,
      "paid_until_due": "100.00"
    }
  },
  "Category": {
    "GET /stock/category/list": {
      "category_id": 1,
      "category_code": "US_INDEX",
      "category_name": "Índices",
      "stocks": [
        {
          "id": 1,
          "stock_name": "Índice Corro 50",
          "stock_code": "C50"
        },
        {
          "id": 2,
          "stock_name": "Índice Tecnología",
          "stock_code": "TEC"
        }
      ]
    }
  },
  "CategoryStock": {
    "GET /stock/category/list": {
      "id": 2,
      "stock_name": "Índice Tecnología",
      "stock_code": "TEC"
    }
  },
  "CurrencyPair": {
    "GET /v2/currency/list": {
      "stock": "USDMXN",
      "name": "Dólar / peso mexicano",
      "prasent": "18.42",
      "percent_change": "0.11",
      "price_change_percent": "0.11"
    }
  },
  "NewsItem": {
    "GET /stock/new/list": {
      "id": 7,
      "title": "El mercado abre al alza",
      "subhead": "Energía a la cabeza",
      "img": null,
      "content": "<p>Las acciones de energía encabezan las alzas.</p>",
      "created_at": "2026-11-20T15:30:00.000Z"
    },
    "GET /stock/new/index": {
      "id": 7,
      "title": "El mercado abre al alza",
      "subhead": "Energía a la cabeza",
      "img": null,
      "content": "<p>Las acciones de energía encabezan las alzas.</p>",
      "created_at": "2026-11-20T15:30:00.000Z"
    }
  },
  "WatchlistItem": {
    "GET /stock/success/collection/list": {
      "stock_name": "Norvelo Energía",
      "stock_code": "NVLO",
      "category_code": "ENERGY",
      "stock_detail": {
        "market": "US",
        "prasent": "128.40",
        "close_prices": "126.90",
        "percent_change": "1.18",
        "market_name": "Estados Unidos",
        "exchange_name": "NASDAQ"
      }
    }
  },
  "StockDetail": {
    "GET /stock/success/collection/list": {
      "market": "US",
      "prasent": "128.40",
      "close_prices": "126.90",
      "percent_change": "1.18",
      "market_name": "Estados Unidos",
      "exchange_name": "NASDAQ"
    }
  },
  "Message": {
    "GET /stock/success/user_message/list-message": {
      "id": "m-1",
      "message": "¿En qué te ayudamos?",
      "from": "agent",
      "created_at": "2026-11-20T15:29:00.000Z"
    }
  },
  "Unread": {
    "GET /stock/success/user_message/unread-count": {
      "unread_count": 2
    },
    "GET /stock/success/v2/notice/unread-count": {
      "unread_count": 1
    }
  },
  "BlockItem": {
    "POST /stock/success/stock/list": {
      "id": 3,
      "tag": "NVLO",
      "name": "Norvelo Energía",
      "price": "120.00",
      "prasent": "128.40",
      "count": 100,
      "status": 1,
      "end_time": "2026-11-21T00:00:00.000Z",
      "holding_days": 2
    }
  },
  "OrderReceipt": {
    "POST /stock/success/deal/buy": {
      "no": "C-20261120-0001",
      "price": "128.40",
      "count": 10,
      "fee": "0.39",
      "total": "1284.39"
    },
    "POST /stock/success/deal/sell": {
      "no": "C-20261120-0002",
      "price": "129.00",
      "count": 10,
      "fee": "0.39",
      "total": "1289.61"
    },
    "POST /stock/success/ipo/buy": {
      "no": "261120-7K2QF-9XW3M",
      "price": "15.00",
      "count": 200,
      "fee": "0.90",
      "total": "3000.90"
    }
  },
  "Order": {
    "POST /stock/success/deal/list": {
      "id": 11,
      "no": "C-20261120-0001",
      "tag": "NVLO",
      "name": "Norvelo Energía",
      "type": "US",
      "mold": "stock",
      "state": "buy",
      "count": 10,
      "price": "128.40",
      "sell_price": null,
      "price_all": "1284.39",
      "status": 1,
      "created_at": "2026-11-20T15:30:00.000Z",
      "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
    }
  },
  "Position": {
    "GET /stock/success/v2/transaction": {
      "id": 11,
      "no": "C-20261120-0001",
      "tag": "NVLO",
      "name": "Norvelo Energía",
      "type": "US",
      "mold": "stock",
      "state": "buy",
      "count": 10,
      "price": "128.40",
      "price_all": "1284.39",
      "prasent": "129.00",
      "close_prices": "127.50",
      "status": 1,
      "created_at": "2026-11-20T15:30:00.000Z"
    }
  },
  "Balance": {
    "GET /stock/success/v2/balance": {
      "balance": "25000.00"
    }
  },
  "UserInfo": {
    "GET /stock/success/v2/user/info": {
      "user": "5500000001",
      "no": "100001",
      "img": null,
      "total": "25000.00",
      "money": "25000.00",
      "loan": "0.00",
      "fund_code_set": true
    }
  },
  "Portfolio": {
    "GET /stock/success/v2/portfolio": {
      "list": [
        {
          "time": "2026-10-22T00:00:00.000Z",
          "value": "25000.00",
          "flows": "25000.00",
          "fees": "3.00",
          "interest": "0.00"
        },
        {
          "time": "2026-11-20T15:30:00.000Z",
          "value": "25310.20",
          "flows": "25000.00",
          "fees": "3.39",
          "interest": "0.00"
        }
      ],
      "parts": {
        "cash": "12000.00",
        "stock": "9310.20",
        "forex": "0.00",
        "futures": "0.00",
        "treasury": "2000.00",
        "funds": "1500.00",
        "held": "500.00",
        "loan": "0.00"
      }
    }
  },
  "PortfolioPoint": {
    "GET /stock/success/v2/portfolio": {
      "time": "2026-11-20T15:30:00.000Z",
      "value": "25310.20",
      "flows": "25000.00",
      "fees": "3.39",
      "interest": "0.00"
    }
  },
  "PortfolioParts": {
    "GET /stock/success/v2/portfolio": {
      "cash": "12000.00",
      "stock": "9310.20",
      "forex": "0.00",
      "futures": "0.00",
      "treasury": "2000.00",
      "funds": "1500.00",
      "held": "500.00",
      "loan": "0.00"
    }
  },
  "BillEntry": {
    "GET /stock/success/v2/bill": {
      "id": 21,
      "type": "expense",
      "amount": "1284.39",
      "balance": "23715.61",
      "reason": "stock-buy",
      "no": "C26112000000042",
      "tag": "NVLO",
      "name": "Norvelo Energía",
      "count": 10,
      "price": "128.40",
      "created_at": "2026-11-20T15:30:00.000Z"
    },
    "GET /stock/success/v2/statement/entries": {
      "id": 21,
      "type": "expense",
      "amount": "1284.39",
      "balance": "28715.61",
      "reason": "stock-buy",
      "no": "C26112000000042",
      "created_at": "2026-11-20T15:30:00.000Z"
    }
  },
  "Statement": {
    "GET /stock/success/v2/statement/list": {
      "month": "2026-11",
      "opening": "25000.00",
      "income": "5000.00",
      "expense": "1284.39",
      "closing": "28715.61",
      "count": 2
    }
  },
  "ConfigEntry": {
    "GET /v2/config": {
      "tag": "min_withdraw_count",
      "value": "100"
    }
  },
  "Verification": {
    "GET /stock/success/autonomy/state": {
      "status": 1,
      "real_name": "Nombre Apellido",
      "id_number": "A1234567",
      "id_number_img": "/api/files/1",
      "id_number_img_two": "/api/files/2",
      "id_type": "passport"
    }
  },
  "BankCard": {
    "GET /stock/success/bank/list": {
      "id": 5,
      "type": "bank",
      "bank": "bank",
      "branch_bank": "Banco del Centro",
      "bank_card": "002010077777777771",
      "bank_user": "Titular de la cuenta",
      "status": 1,
      "created_at": "2026-11-20T15:30:00.000Z",
      "version": "0",
      "payable_at": null
    }
  },
  "Ipo": {
    "GET /client/ipo": {
      "id": 2,
      "series": "A",
      "symbol": "SOLV",
      "company_name": "Solvera Energía",
      "status": "Forthcoming",
      "issue_price": "15.00",
      "min": 100,
      "max": 5000,
      "issue_start_date": "2026-11-20T15:00:00.000Z",
      "issue_end_date": "2026-11-20T16:00:00.000Z",
      "listing_date": "2026-11-20T16:20:00.000Z"
    }
  },
  "IpoOrder": {
    "GET /stock/success/ipo/list": {
      "id": 8,
      "no": "I-20261120-0001",
      "tag": "SOLV",
      "company_name": "Solvera Energía",
      "ipo_id": 2,
      "series": "A",
      "count": 200,
      "price": "15.00",
      "held": "3000.90",
      "issue_end_date": "2026-11-20T16:00:00.000Z",
      "allotted": null,
      "amount": null,
      "fee": null,
      "returned": null,
      "status": 1,
      "created_at": "2026-11-20T15:30:00.000Z",
      "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
    }
  },
  "Fund": {
    "GET /v2/fund/list": {
      "id": 4,
      "name": "Renta Fija 90",
      "min_return": "1.20",
      "max_return": "2.40",
      "investment_period": 90,
      "amount": "1000.00",
      "issue_amount": "500000.00",
      "sold_amount": "120000.00",
      "issue_minimum": "0.00",
      "issue_end_time": "2026-11-25T15:30:00.000Z",
      "version": "1000.00-90-1.20-2.40"
    }
  },
  "FundReceipt": {
    "POST /stock/success/fund/purchase": {
      "no": "F-20261120-0001",
      "amount": "1000.00",
      "end_time": "2027-02-18T15:30:00.000Z"
    }
  },
  "FundOrder": {
    "GET /stock/success/fund/orders": {
      "id": 9,
      "amount": "1000.00",
      "no": "F-20261120-0001",
      "expected_return": "18.00",
      "paid_return": null,
      "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11",
      "status": "active",
      "end_time": "2027-02-18T15:30:00.000Z",
      "created_at": "2026-11-20T15:30:00.000Z",
      "project": {
        "name": "Renta Fija 90",
        "investment_period": 90,
        "min_return": "1.20",
        "max_return": "2.40"
      }
    }
  },
  "FundProject": {
    "GET /stock/success/fund/orders": {
      "name": "Renta Fija 90",
      "investment_period": 90,
      "min_return": "1.20",
      "max_return": "2.40"
    }
  },
  "MoneyReceipt": {
    "POST /stock/success/v2/recharge/add": {
      "no": "R-20261120-0001",
      "count": "5000.00"
    },
    "POST /stock/success/money/access": {
      "no": "W-20261120-0001",
      "count": "250.00"
    },
    "POST /stock/success/loans/add": {
      "no": "L-20261120-0001",
      "count": "500.00"
    },
    "POST /stock/success/loans/repay": {
      "no": "L-20261120-0001",
      "count": "504.93"
    }
  },
  "RechargeRecord": {
    "GET /stock/success/property/list": {
      "id": 31,
      "no": "R-20261120-0001",
      "count": "5000.00",
      "status": 1,
      "created_at": "2026-11-20T15:30:00.000Z",
      "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
    }
  },
  "WithdrawRecord": {
    "GET /stock/success/property/withdraw": {
      "id": 32,
      "no": "W-20261120-0001",
      "count": "250.00",
      "status": "n",
      "created_at": "2026-11-20T15:30:00.000Z",
      "type": "bank",
      "branch_bank": "Banco del Centro",
      "bank_card": "•••• 7771",
      "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
    }
  },
  "LoanSummary": {
    "GET /stock/success/loans/data": {
      "amountDue": "0.00",
      "creditScore": 100,
      "remainingAmount": "10000.00",
      "rate": "12.00",
      "days": 30,
      "fee": "0.00",
      "version": "12.00-30-0.00"
    }
  },
  "LoanRecord": {
    "GET /stock/success/loans/list": {
      "id": 41,
      "no": "L-20261120-0001",
      "count": "500.00",
      "state": 1,
      "repayment_time": null,
      "created_at": "2026-11-20T15:30:00.000Z",
      "rate": "12.00",
      "days": 30,
      "cost": "4.93",
      "client_key": "0b9f4e5e-4a0c-4c5f-9a53-1f2f7f6e8a11"
    }
  },
  "Case": {
    "GET /stock/success/v2/case/list": {
      "no": "7K3M-9Q2X",
      "kind": "withdrawal",
      "operation_no": "W-1",
      "name": null,
      "amount": "250.00",
      "subject": "not-received",
      "message": null,
      "state": "open",
      "created_at": "2026-11-20T15:29:00.000Z"
    },
    "POST /stock/success/v2/case/open": {
      "no": "7K3M-9Q2X",
      "kind": "withdrawal",
      "operation_no": "W-1",
      "name": null,
      "amount": "250.00",
      "subject": "not-received",
      "message": null,
      "state": "open",
      "created_at": "2026-11-20T15:29:00.000Z"
    }
  },
  "CancelReceipt": {
    "POST /stock/success/v2/cancel": {
      "no": "W-20261120-0001",
      "returned": "100.00"
    }
  },
  "Notice": {
    "GET /stock/success/v2/notice/list": {
      "id": "deposit-done-R-20261120-0001",
      "kind": "deposit-done",
      "is_read": false,
      "no": "R-20261120-0001",
      "amount": "5000.00",
      "created_at": "2026-11-20T15:30:00.000Z"
    }
  },
  "GainYear": {
    "GET /stock/success/v2/gain/years": {
      "year": 2026,
      "cost": "1284.00",
      "proceeds": "1306.50",
      "fees": "0.78",
      "gain": "21.72"
    }
  },
  "InstrumentGain": {
    "GET /stock/success/v2/gain/instruments": {
      "kind": "sale",
      "tag": "NVLO",
      "name": "Norvelo Energía",
      "type": "US",
      "sales": 1,
      "cost": "1284.00",
      "proceeds": "1306.50",
      "fees": "0.78",
      "gain": "21.72"
    }
  },
  "GainRecord": {
    "GET /stock/success/v2/gain/list": {
      "kind": "sale",
      "no": "S-20261120-0001",
      "tag": "NVLO",
      "name": "Norvelo Energía",
      "type": "US",
      "count": 10,
      "cost": "1284.00",
      "proceeds": "1306.50",
      "fees": "0.78",
      "gain": "21.72",
      "created_at": "2026-11-20T15:30:00.000Z"
    }
  },
  "Session": {
    "GET /stock/success/v2/session/list": {
      "id": "s-2",
      "is_current": false,
      "browser": "Firefox",
      "system": "Windows",
      "device": "computer",
      "created_at": "2026-11-19T15:30:00.000Z",
      "used_at": "2026-11-20T15:20:00.000Z"
    }
  },
  "PasskeyOptions": {
    "POST /stock/user/passkey/options": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rpId": "corro.example",
      "userVerification": "required"
    },
    "POST /stock/success/v2/passkey/options": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rp": {
        "id": "corro.example",
        "name": "Corro"
      },
      "user": {
        "id": "dGVzdA",
        "name": "5500000001",
        "displayName": "5500000001"
      },
      "pubKeyCredParams": [
        {
          "type": "public-key",
          "alg": -7
        }
      ]
    },
    "POST /stock/success/v2/passkey/withdraw": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rpId": "corro.example",
      "userVerification": "required",
      "allowCredentials": [
        {
          "id": "dGVzdA",
          "type": "public-key"
        }
      ]
    },
    "POST /stock/success/v2/passkey/card": {
      "challenge": "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "rpId": "corro.example",
      "userVerification": "required",
      "allowCredentials": [
        {
          "id": "dGVzdA",
          "type": "public-key"
        }
      ]
    }
  },
  "Passkey": {
    "GET /stock/success/v2/passkey/list": {
      "id": "p-1",
      "name": "Mi teléfono",
      "is_paused": false,
      "created_at": "2026-10-21T15:30:00.000Z",
      "browser": "Chrome",
      "system": "Android",
      "device": "phone",
      "used_at": "2026-11-19T15:30:00.000Z",
      "used_browser": "Chrome",
      "used_system": "Android",
      "used_device": "phone"
    }
  }
};
